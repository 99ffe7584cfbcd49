import { type Clock, pause, systemClock } from './clock.ts'

/** How long a step of signing out may take before what is stored on this device is cleared without it, ms. */
export const signOutPatienceMs = 2000

/**
 * Waits for a step of signing out: its call, or the way to another page. It may fail, and after two seconds it goes on
 * unobserved. Prevents the failure "on a slow line the next person at this computer is still signed in as the last one".
 */
export const waitForSignOut = async (step: Promise<unknown>, clock: Clock = systemClock): Promise<void> => {
  await Promise.race([step.catch(() => undefined), pause(clock, signOutPatienceMs)])
}
