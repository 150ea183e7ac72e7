/** The steps with a dialog of their own. */
export type DialogStep = 'respond' | 'deliver' | 'refuseRefund' | 'agreeToRefund' | 'giveBack' | 'complain';
