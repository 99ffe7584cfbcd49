import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replacedInComments, replacedWords, replacedWordsIn } from './checks/field-words.ts'
import { projectFolder } from './project-folders.ts'

/** Refuses names and comments that use a replaced word. */
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: projectFolder,
  encoding: 'utf8',
})
const files = listed
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('tests/architecture/fixtures/'))
  .filter((file) => existsSync(join(projectFolder, file)))
const words = files.flatMap((file) => replacedWordsIn(file, readFileSync(join(projectFolder, file), 'utf8')))

for (const { file, line, name, word } of words)
  process.stdout.write(
    `${file}:${line} ${name}: instead of "${word}" say ${(name === 'comment' || name === 'title' ? replacedInComments : replacedWords)[word]}\n`,
  )
process.exitCode = words.length === 0 && files.length > 1000 ? 0 : 1
