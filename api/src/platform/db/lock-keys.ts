/** Keys of all advisory locks with a fixed key: the same in all processes, and no two alike. */
export const LOCKS = {
  /** Only one process migrates at a time. */
  migration: 4_711_001,
  /** Only one test process creates the template database. */
  testTemplate: 4_711_002,
  /** Only one process migrates the job queue and then the database. */
  update: 4_711_003,
  /** Only one process loads the demo world. */
  demoWorld: 4_711_004,
  /** Two recoveries at once would each reset an attempt. */
  jobRecovery: 4_711_005,
} as const;
