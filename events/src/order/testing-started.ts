import { z } from 'zod'
import { event } from '../event.ts'

/** The collected goods are being tested. */
export const testingStarted = event('testing-started', { startedAt: z.iso.datetime() })
export type TestingStarted = z.infer<typeof testingStarted>
