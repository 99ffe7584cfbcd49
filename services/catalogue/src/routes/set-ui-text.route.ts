import { commandRoute } from '@pinline/chassis/http/command-route'
import { setUiText } from '@pinline/contracts/catalogue/ui-text/set-ui-text'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { uiTextsStreamId } from '../domain/ui-text/ui-text.ts'
import { uiTextDecider } from '../domain/ui-text/ui-text-decider.ts'
import { invalidateTextOverrides } from '../languages/ui-texts.ts'

/** Only a change of the same text is a conflict. */
export const setUiTextRoute = ({ platform }: CatalogueDeps) =>
  commandRoute(platform, setUiText, uiTextDecider, {
    toCommand: ({ language, key, revision, text, base, source }) => ({
      streamId: uiTextsStreamId(language),
      command: { type: 'set-ui-text', change: { key, text, base, source } } as const,
      expectedVersion: revision,
      conflictsWith: (event) => event.data.key === key,
    }),
    toOutput: ({ version }) => {
      invalidateTextOverrides(platform)
      return { revision: version }
    },
  })
