import type { Moment } from './visit-steps.ts'

/** Counts what a visit came to; the code loads with the first step, so that no page waits for it. */
export const recordStep = (moment: Moment): void => {
  import('./visit-steps.ts').then(({ sendSteps }) => sendSteps(moment)).catch(() => undefined)
}
