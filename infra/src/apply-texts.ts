import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCode } from '@pinline/contracts/api/languages'
import { z } from 'zod'
import { applyTexts } from './languages/apply-texts.ts'
import { projectFolder } from './project-folders.ts'
import { reportFailure } from './terminal/report-failure.ts'

const usage = `npm run apply:texts -- shop-texts-de.json   takes texts over into the files that staff changed and downloaded under
                                            Screen texts; 1 if a text is in no file any more
`
const download = z.object({ language: languageCode, texts: z.record(z.string(), z.string()) })

const run = (files: readonly string[]): boolean => {
  if (files.length === 0) {
    process.stderr.write(usage)
    return false
  }
  return files
    .map((file) => {
      const { language, texts } = download.parse(JSON.parse(readFileSync(file, 'utf8')))
      const { files: changed, missing } = applyTexts(language, texts, (path) => {
        const absolute = join(projectFolder, path)
        return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined
      })
      for (const [path, content] of changed) {
        writeFileSync(join(projectFolder, path), content)
        process.stdout.write(`  written  ${path}\n`)
      }
      for (const key of missing) process.stdout.write(`  missing  ${key}\n`)
      return missing.length === 0
    })
    .every((isComplete) => isComplete)
}

try {
  process.exitCode = run(process.argv.slice(2)) ? 0 : 1
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
