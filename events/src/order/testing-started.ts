import { z } from 'zod'
import { fact } from '../fact.ts'

/** The collected goods are being tested. */
export const testingStarted = fact('testing-started', { startedAt: z.iso.datetime() })
export type TestingStarted = z.infer<typeof testingStarted>
