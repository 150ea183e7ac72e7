import { TextField } from '../../forms/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { Box } from '../../ui/index.ts';
import { formatCardCvv, formatCardExpiry, formatCardNumber } from './card-formats.ts';

/** Two fields whose labels, inputs and hints are aligned, whatever their number of lines. */
const PAIR = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 2,
  '& > .MuiFormControl-root': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 3' },
  '& label': { alignSelf: 'end' },
} as const;

/**
 * The four fields of a card in a form whose schema has `...cardRules`.
 *
 * @example
 * <Form draft="never" initialValues={NO_CARD} schema={object(cardRules)} onSubmit={pay}>
 *   <CardFields />
 * </Form>
 */
export function CardFields() {
  const t = useKitTexts();
  return (
    <>
      <TextField
        name="number"
        label={t('card.number')}
        shape={formatCardNumber}
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        attributes={{ inputMode: 'numeric' }}
      />
      <TextField name="owner" label={t('card.owner')} autoComplete="cc-name" />
      <Box sx={PAIR}>
        <TextField
          name="expiry"
          label={t('card.expiry')}
          shape={formatCardExpiry}
          autoComplete="cc-exp"
          placeholder={t('card.expiryShape')}
          attributes={{ inputMode: 'numeric' }}
        />
        <TextField
          name="cvv"
          label={t('card.cvv')}
          shape={formatCardCvv}
          autoComplete="cc-csc"
          placeholder="000"
          attributes={{ inputMode: 'numeric' }}
        />
      </Box>
    </>
  );
}
