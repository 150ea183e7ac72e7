import type { Clause } from '../document-texts.ts';

/** First edition; never changed, for contracts were concluded with it. */
export const contractClauses: readonly Clause[] = [
  {
    heading: '1. Objeto',
    paragraphs: [
      'Este contrato se celebra entre Metier y el freelancer indicado arriba. Regula cómo el freelancer toma proyectos a precio fijo en el marketplace de Metier, entrega resultados y cobra.',
      'Para cada proyecto, un acuerdo adicional indica el trabajo, el precio, el plazo y las rondas de cambios incluidas. Este contrato no obliga a nadie a ofrecer ni a tomar un proyecto.',
    ],
  },
  {
    heading: '2. El trabajo',
    paragraphs: [
      'El freelancer trabaja de forma independiente, con sus propios medios y por su cuenta y riesgo, y responde de los impuestos y las cotizaciones sobre lo que gana.',
      'Cada entrega se conserva como una versión propia. El freelancer solo entrega trabajo cuyos derechos puede ceder.',
    ],
  },
  {
    heading: '3. Pago',
    paragraphs: [
      'El cliente paga antes de que empiece el trabajo y Metier retiene el dinero. Con la aceptación, por parte del cliente o al terminar el plazo de revisión, el freelancer lo ha ganado. Se abona en puntos, cada uno de los cuales vale un céntimo, y queda disponible cuando termina el plazo de liberación.',
      'El freelancer puede convertir en dinero los puntos disponibles en cualquier momento, dentro de los límites que muestra el producto.',
    ],
  },
  {
    heading: '4. Derechos',
    paragraphs: [
      'Con la aceptación, el cliente recibe el derecho a usar el resultado sin límite de tiempo ni de lugar. Hasta entonces, todos los derechos siguen siendo del freelancer.',
    ],
  },
  {
    heading: '5. Reembolsos y disputas',
    paragraphs: [
      'A los reembolsos se aplican las reglas del acuerdo de servicio. Si las partes no están de acuerdo, un gestor de Metier escucha a ambas, reparte el dinero retenido y comunica el motivo a las dos.',
    ],
  },
  {
    heading: '6. Confidencialidad',
    paragraphs: [
      'Lo que el freelancer conoce de un cliente para un proyecto lo usa solo para ese proyecto y no lo comunica a nadie más.',
    ],
  },
  {
    heading: '7. Vigencia',
    paragraphs: [
      'El contrato rige desde su aceptación en el producto por tiempo indefinido. Cualquiera de las partes puede terminarlo por escrito con dos semanas de preaviso; los proyectos en curso se terminan según sus condiciones.',
    ],
  },
];

/** First edition; never changed, for agreements were concluded with it. */
export const agreementClauses: readonly Clause[] = [
  {
    heading: 'Lo acordado',
    paragraphs: [
      'El freelancer realiza para el cliente el trabajo descrito arriba al precio fijo. El acuerdo se celebró en el producto cuando el freelancer fue asignado al proyecto.',
      'El plazo corre desde el inicio del trabajo. El freelancer que no haya empezado 48 horas después de la asignación devuelve el proyecto, y este acuerdo termina.',
      'Metier retiene el precio hasta que el trabajo se acepta, por parte del cliente o al terminar el plazo de revisión, o hasta que se reembolsa según las reglas del acuerdo de servicio.',
      'Con la aceptación, el cliente recibe el derecho a usar el resultado sin límite de tiempo ni de lugar.',
    ],
  },
];
