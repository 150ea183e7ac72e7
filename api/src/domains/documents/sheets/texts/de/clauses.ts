import type { Clause } from '../document-texts.ts';

/** First edition; never changed, for contracts were concluded with it. */
export const contractClauses: readonly Clause[] = [
  {
    heading: '1. Gegenstand',
    paragraphs: [
      'Dieser Vertrag wird zwischen Metier und dem oben genannten Freelancer geschlossen. Er regelt, wie der Freelancer auf dem Marktplatz von Metier Projekte zum Festpreis übernimmt, Ergebnisse liefert und bezahlt wird.',
      'Zu jedem Projekt nennt eine Zusatzvereinbarung die Arbeit, den Preis, die Frist und die enthaltenen Überarbeitungen. Dieser Vertrag verpflichtet niemanden, ein Projekt anzubieten oder zu übernehmen.',
    ],
  },
  {
    heading: '2. Die Arbeit',
    paragraphs: [
      'Der Freelancer arbeitet selbstständig, mit eigenen Mitteln und auf eigene Gefahr. Für Steuern und Abgaben auf seinen Verdienst sorgt er selbst.',
      'Jede Lieferung wird als eigene Fassung aufbewahrt. Der Freelancer liefert nur Arbeit, deren Rechte er weitergeben darf.',
    ],
  },
  {
    heading: '3. Bezahlung',
    paragraphs: [
      'Der Auftraggeber bezahlt, bevor die Arbeit beginnt, und Metier verwahrt das Geld. Mit der Abnahme, durch den Auftraggeber oder durch Ablauf der Zeit zur Prüfung, hat der Freelancer es verdient. Es wird in Punkten gutgeschrieben, von denen einer einen Cent wert ist, und nach der Zeit der Freigabe verfügbar.',
      'Der Freelancer kann verfügbare Punkte jederzeit in Geld umwandeln, innerhalb der Grenzen, die das Produkt nennt.',
    ],
  },
  {
    heading: '4. Rechte',
    paragraphs: [
      'Mit der Abnahme erhält der Auftraggeber das zeitlich und räumlich unbeschränkte Recht, das Ergebnis zu nutzen. Bis dahin bleiben alle Rechte beim Freelancer.',
    ],
  },
  {
    heading: '5. Erstattung und Streitfälle',
    paragraphs: [
      'Für Erstattungen gelten die Regeln der Nutzungsvereinbarung. Sind sich die Seiten nicht einig, hört ein Manager von Metier beide, teilt das verwahrte Geld auf und nennt beiden den Grund.',
    ],
  },
  {
    heading: '6. Vertraulichkeit',
    paragraphs: [
      'Was der Freelancer für ein Projekt über einen Auftraggeber erfährt, nutzt er nur für dieses Projekt und gibt es an niemanden weiter.',
    ],
  },
  {
    heading: '7. Dauer',
    paragraphs: [
      'Der Vertrag gilt ab seiner Annahme im Produkt auf unbestimmte Zeit. Jede Seite kann ihn in Textform mit einer Frist von zwei Wochen beenden; laufende Projekte werden nach seinen Bedingungen zu Ende geführt.',
    ],
  },
];

/** First edition; never changed, for agreements were concluded with it. */
export const agreementClauses: readonly Clause[] = [
  {
    heading: 'Was vereinbart wurde',
    paragraphs: [
      'Der Freelancer erledigt die oben beschriebene Arbeit für den Auftraggeber zum Festpreis. Die Vereinbarung wurde im Produkt geschlossen, als der Freelancer dem Projekt zugeteilt wurde.',
      'Die Frist läuft ab Beginn der Arbeit. Ein Freelancer, der 48 Stunden nach der Zuteilung nicht begonnen hat, gibt das Projekt zurück, und diese Vereinbarung endet.',
      'Metier verwahrt den Preis, bis die Arbeit abgenommen ist, durch den Auftraggeber oder durch Ablauf der Zeit zur Prüfung, oder bis er nach den Regeln der Nutzungsvereinbarung erstattet wird.',
      'Mit der Abnahme erhält der Auftraggeber das zeitlich und räumlich unbeschränkte Recht, das Ergebnis zu nutzen.',
    ],
  },
];
