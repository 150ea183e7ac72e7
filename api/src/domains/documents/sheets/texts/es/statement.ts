import type { DocumentTexts } from '../document-texts.ts';

export const statement: DocumentTexts['statement'] = {
  title: 'Extracto de cuenta',
  unfinished: 'Provisional: movimientos hasta el {day}',
  period: 'Periodo',
  days: '{from} – {to}',
  created: 'Creado el',
  summary: 'Resumen',
  worth: '{points} puntos, {money}',
  opening: 'Saldo inicial',
  incoming: 'Entrada de puntos',
  outgoing: 'Salida de puntos',
  closing: 'Saldo final',
  entries: 'Movimientos, en puntos',
  date: 'Fecha',
  what: 'Movimiento',
  project: 'Proyecto',
  in: 'Entrada',
  out: 'Salida',
  balance: 'Saldo',
  events: {
    cleared: 'Ganancias liberadas',
    settled: 'Caso decidido',
    withdrawal_requested: 'Conversión en dinero',
    withdrawal_failed: 'Conversión fallida, puntos devueltos',
  },
  notes: 'Notas',
  remarks: [
    '1 punto vale 1 céntimo. El extracto trata del saldo disponible: las ganancias se anotan cuando se han liberado.',
    'Los días empiezan y terminan a medianoche UTC.',
  ],
  footer: 'Metier · Extracto de cuenta de {name}, {days}',
};
