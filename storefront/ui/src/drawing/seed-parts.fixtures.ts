import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { DrawablePart } from './drawable-part.ts'

type SeedPart = DrawablePart & { readonly category: string }

const seed = new URL('../../../../infra/seed/connectors.jsonl.gz', import.meta.url)

/** All 5,112 parts. */
export const seedParts: readonly SeedPart[] = gunzipSync(readFileSync(seed))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const shares = 11
const today = Math.floor(Date.now() / 86_400_000)

/** The parts to draw in many ways: an eleventh of them by date. `npm run test:drawings` draws all. */
export const partsToDraw: readonly SeedPart[] =
  process.env.DRAWINGS === 'all' ? seedParts : seedParts.filter((_part, index) => index % shares === today % shares)
