import type { Clause } from '../document-texts.ts';

/** First edition; never changed, for contracts were concluded with it. */
export const contractClauses: readonly Clause[] = [
  {
    heading: '1. Objet',
    paragraphs: [
      'Le présent contrat est conclu entre Metier et le freelance désigné ci-dessus. Il régit la manière dont le freelance prend des projets à prix fixe sur la place de marché de Metier, livre des résultats et est payé.',
      'Pour chaque projet, un accord complémentaire précise le travail, le prix, le délai et les révisions incluses. Le présent contrat n’oblige personne à proposer ni à prendre un projet.',
    ],
  },
  {
    heading: '2. Le travail',
    paragraphs: [
      'Le freelance travaille de manière indépendante, avec ses propres moyens et à ses propres risques, et répond des impôts et cotisations sur ses gains.',
      'Chaque livraison est conservée comme une version distincte. Le freelance ne livre que des travaux dont il peut céder les droits.',
    ],
  },
  {
    heading: '3. Paiement',
    paragraphs: [
      'Le client paie avant le début du travail, et Metier conserve l’argent. Avec l’acceptation, par le client ou à la fin du délai d’examen, le freelance l’a gagné. Il est crédité en points, dont chacun vaut un centime, et devient disponible à la fin du délai de compensation.',
      'Le freelance peut convertir à tout moment les points disponibles en argent, dans les limites affichées dans le produit.',
    ],
  },
  {
    heading: '4. Droits',
    paragraphs: [
      'Avec l’acceptation, le client reçoit le droit d’utiliser le résultat sans limite de temps ni de lieu. Jusque-là, tous les droits restent au freelance.',
    ],
  },
  {
    heading: '5. Remboursements et litiges',
    paragraphs: [
      'Les règles des conditions de service s’appliquent aux remboursements. En cas de désaccord, un gestionnaire de Metier entend les deux parties, partage l’argent conservé et communique le motif à chacune.',
    ],
  },
  {
    heading: '6. Confidentialité',
    paragraphs: [
      'Ce que le freelance apprend d’un client pour un projet, il ne l’utilise que pour ce projet et ne le communique à personne d’autre.',
    ],
  },
  {
    heading: '7. Durée',
    paragraphs: [
      'Le contrat s’applique à compter de son acceptation dans le produit, pour une durée indéterminée. Chaque partie peut y mettre fin par écrit avec un préavis de deux semaines ; les projets en cours sont menés à terme selon ses conditions.',
    ],
  },
];

/** First edition; never changed, for agreements were concluded with it. */
export const agreementClauses: readonly Clause[] = [
  {
    heading: 'Ce qui a été convenu',
    paragraphs: [
      'Le freelance réalise pour le client le travail décrit ci-dessus au prix fixe. L’accord a été conclu dans le produit lorsque le projet a été attribué au freelance.',
      'Le délai court à partir du début du travail. Le freelance qui n’a pas commencé 48 heures après l’attribution rend le projet, et le présent accord prend fin.',
      'Metier conserve le prix jusqu’à ce que le travail soit accepté, par le client ou à la fin du délai d’examen, ou jusqu’à ce qu’il soit remboursé selon les règles des conditions de service.',
      'Avec l’acceptation, le client reçoit le droit d’utiliser le résultat sans limite de temps ni de lieu.',
    ],
  },
];
