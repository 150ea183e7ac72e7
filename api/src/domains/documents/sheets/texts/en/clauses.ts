import type { Clause } from '../document-texts.ts';

/** First edition; never changed, for contracts were concluded with it. */
export const contractClauses: readonly Clause[] = [
  {
    heading: '1. Subject',
    paragraphs: [
      'This contract is made between Metier and the freelancer named above. It governs how the freelancer takes projects at a fixed price on the marketplace of Metier, delivers results and is paid.',
      'For every project an additional agreement names the work, the price, the deadline and the included revisions. This contract obliges nobody to offer or to take a project.',
    ],
  },
  {
    heading: '2. The work',
    paragraphs: [
      'The freelancer works independently, with their own means and at their own risk, and answers for taxes and contributions on what they earn.',
      'Each delivery is kept as a version of its own. The freelancer delivers only work whose rights they may pass on.',
    ],
  },
  {
    heading: '3. Payment',
    paragraphs: [
      'The customer pays before the work starts, and Metier holds the money. With the acceptance, by the customer or by the end of the time to review, the freelancer has earned it. It is credited in points, of which one is worth one cent, and becomes available once the time for clearing is over.',
      'The freelancer may convert available points to money at any time, within the limits shown in the product.',
    ],
  },
  {
    heading: '4. Rights',
    paragraphs: [
      'With the acceptance the customer receives the right to use the result without limit of time or place. Until then all rights stay with the freelancer.',
    ],
  },
  {
    heading: '5. Refunds and disputes',
    paragraphs: [
      'The rules of the service agreement apply to refunds. When the parties disagree, a manager of Metier hears both, divides the held money and gives both the reason.',
    ],
  },
  {
    heading: '6. Confidentiality',
    paragraphs: [
      'What the freelancer learns of a customer for a project they use for that project only, and they tell nobody else.',
    ],
  },
  {
    heading: '7. Term',
    paragraphs: [
      'The contract applies from its acceptance in the product for an unlimited time. Either side may end it in text form with two weeks of notice; projects under way are finished under its terms.',
    ],
  },
];

/** First edition; never changed, for agreements were concluded with it. */
export const agreementClauses: readonly Clause[] = [
  {
    heading: 'What was agreed',
    paragraphs: [
      'The freelancer does the work described above for the customer at the fixed price. The agreement was concluded in the product when the freelancer was assigned to the project.',
      'The deadline runs from the start of the work. The freelancer who has not started 48 hours after the assignment gives the project back, and this agreement ends.',
      'Metier holds the price until the work is accepted, by the customer or by the end of the time to review, or until it is refunded under the rules of the service agreement.',
      'With the acceptance the customer receives the right to use the result without limit of time or place.',
    ],
  },
];
