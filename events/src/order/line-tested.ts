import { z } from 'zod'
import { event } from '../event.ts'
import { fileId, productId } from '../ids.ts'

/** How pieces of a line are tested before they leave. */
export const testMethods = [
  'visual',
  'dimensions',
  'mating',
  'continuity',
  'insulation',
  'pull-force',
  'solderability',
] as const
export const testMethod = z.enum(testMethods)
export type TestMethod = z.infer<typeof testMethod>

/** A sample of a line was tested. The latest result of each method counts. */
export const lineTested = event('line-tested', {
  productId,
  method: testMethod,
  /** Pieces that were tested. */
  sampleSize: z.int().positive(),
  passed: z.boolean(),
  /** The protocol of the instrument, or a picture; kept by the catalogue, for staff. Absent without one. */
  fileId: fileId.optional(),
  testedAt: z.iso.datetime(),
})
export type LineTested = z.infer<typeof lineTested>
