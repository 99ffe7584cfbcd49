import { languageCodes } from '@pinline/contracts/api/languages'
import type { CheckedPlace, PlaceState } from './languages/check-language-places.ts'
import { checkLanguage, checklist } from './languages/checklist.ts'
import { sourceFiles } from './languages/source-files.ts'
import { reportFailure } from './terminal/report-failure.ts'

const usage = `npm run check:language -- ko      what the language has and what it lacks; 1 if anything is missing
npm run check:language -- --all   the same for each language of the registry
npm run check:language -- --list  the places, as infra/languages/README.md has them
`

const line = ({ state, path, detail }: CheckedPlace): string =>
  `  ${state.padEnd(8)}  ${path}${detail === '' ? '' : `  ${detail}`}\n`

/** Prints what a person has to do, and the rest in one line each; returns whether nothing is missing. */
const report = (code: string): boolean => {
  const places = checkLanguage(sourceFiles(), code)
  const of = (...states: PlaceState[]) => places.filter(({ state }) => states.includes(state))
  const needed = of('complete', 'partly', 'missing')
  process.stdout.write(`${code}: ${of('complete').length} of ${needed.length} places complete\n`)
  for (const place of of('missing', 'partly', 'choice', 'complete')) process.stdout.write(line(place))
  return of('missing', 'partly').length === 0
}

const run = ([code = '']: string[]): boolean => {
  if (code === '--list') {
    process.stdout.write(`${checklist(sourceFiles()).join('\n')}\n`)
    return true
  }
  if (code === '--all') return languageCodes.map(report).every((isComplete) => isComplete)
  if (!/^[a-z]{2,3}(?:_[a-z]{2,4})?$/.test(code)) {
    process.stderr.write(usage)
    return false
  }
  return report(code)
}

try {
  process.exitCode = run(process.argv.slice(2)) ? 0 : 1
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
