import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { Position } from '@pinline/contracts/api/position'
import { importContentTexts } from '@pinline/contracts/catalogue/content/import-content-texts'
import type { TranslatedText } from '@pinline/contracts/catalogue/content/translated-texts'
import { type CatalogueDeps, withoutRequest } from '../catalogue-deps.ts'
import { contentDecider } from '../domain/content/content-decider.ts'
import { planImport } from '../translation/import-plan.ts'
import { readTranslationFile } from '../translation/read-translation-file.ts'

/** Each item is a command of its own: one that is refused leaves the others alone. */
export const importContentTextsRoute = (deps: CatalogueDeps) =>
  route(importContentTexts, async ({ language }, { files, staffId, commandContext }) => {
    const file = await readTranslationFile(files, language)
    if (isRejection(file)) return file
    const list: TranslatedText[] = []
    const positions: Position[] = []
    for (const { row, change } of await planImport(deps, file, staffId)) {
      if (change === undefined) {
        list.push(row)
        continue
      }
      const { streamId, command, revision } = change
      const context = withoutRequest(commandContext)
      const done = await handleCommand(deps.platform, contentDecider, {
        ...{ streamId, command, context, expectedVersion: revision },
      })
      if (isRejection(done))
        list.push({ ...row, outcome: 'refused', problem: 'conflict', changes: [], changedCount: 0 })
      else {
        list.push(row)
        positions.push(done.position)
      }
    }
    const { format, source, target } = file
    return result({ format, source, target, list }, { positions })
  })
