import { array, boolean, number, ref, string } from 'yup';
import { cardExpiresAt, isOwnPassword, LIMITS, PATTERNS, type PasswordOwner } from '@metier/contract';
import { productNow } from '../http/index.ts';
import { message } from './message.ts';

const required = message('validation.required');

/** Required text of at most `max` characters. */
export const requiredText = (max: number) =>
  string()
    .trim()
    .required(required)
    .matches(PATTERNS.notBlank, required)
    .max(max, message('validation.tooLong', { max }));

/** Rules for form fields, from the contract's constants. Source: seed.md §5, product.md §9. */
export const rules = {
  email: () => requiredText(LIMITS.emailLength).matches(PATTERNS.email, message('validation.email')),
  personName: () =>
    requiredText(LIMITS.personNameLength).matches(PATTERNS.personName, message('validation.name')),
  companyName: () =>
    requiredText(LIMITS.companyNameLength).matches(PATTERNS.companyName, message('validation.name')),
  /** Name of a project, a work or a question. */
  title: () => requiredText(LIMITS.nameLength).matches(PATTERNS.title, message('validation.line')),
  /** A line like a title, or none. */
  optionalTitle: (max: number) =>
    // Formik validates an empty field as undefined.
    string()
      .ensure()
      .trim()
      .max(max, message('validation.tooLong', { max }))
      .matches(PATTERNS.emptyOrVisible, message('validation.line'))
      .matches(PATTERNS.title, message('validation.line')),
  /** A new password. */
  newPassword: () =>
    string().required(required).matches(PATTERNS.password, message('validation.password', LIMITS.password)),
  /** A new password that is not based on the user's name or e-mail, as far as the form knows them. */
  newPasswordOf: (ownerIn: (values: Readonly<Partial<PasswordOwner>>) => Partial<PasswordOwner>) =>
    rules.newPassword().test('own', message('errors.field.ownName'), (value, { parent }) => {
      const {
        email = '',
        first_name = '',
        last_name = '',
      } = ownerIn(parent as Readonly<Partial<PasswordOwner>>);
      return !isOwnPassword(value, { email, first_name, last_name });
    }),
  /** A password at sign-in, whatever rules it was created with. */
  typedPassword: () => string().required(required),
  /** Must equal the field of that name. */
  repeatOf: (other: string) =>
    string()
      .required(required)
      .oneOf([ref(other)], message('validation.mismatch')),
  code: () => string().trim().required(required).matches(PATTERNS.code, message('validation.code')),
  links: (max: number = LIMITS.links) =>
    array(
      string()
        .required()
        .max(LIMITS.linkLength, message('validation.tooLong', { max: LIMITS.linkLength }))
        .matches(PATTERNS.link, message('validation.link')),
    ).max(max, message('validation.tooManyLinks', { max })),
  choice: (values: readonly string[]) => string().required(required).oneOf(values, required),
  accepted: () =>
    boolean()
      .required()
      .test('accepted', message('validation.terms'), (value) => value),
  days: () => {
    const { min, max } = LIMITS.deadlineDays;
    const outOfRange = message('validation.days', { min, max });
    return number().required(required).integer(outOfRange).min(min, outOfRange).max(max, outOfRange);
  },
  cardNumber: () =>
    string().required(required).matches(PATTERNS.cardNumber, message('validation.cardNumber')),
  /** A month that is not over by the product's clock. */
  cardExpiry: () =>
    string()
      .required(required)
      .matches(PATTERNS.cardExpiry, message('validation.cardExpiry'))
      .test('valid', message('validation.cardExpired'), (expiry) => cardExpiresAt(expiry) > productNow()),
  cardCvv: () => string().required(required).matches(PATTERNS.cardCvv, message('validation.cardCvv')),
};
