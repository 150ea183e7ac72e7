/** A request's header: its page is made of more than what is served here, so it says nothing about a release. */
export const NOT_COUNTED = 'metier-not-counted';
