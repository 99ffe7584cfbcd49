import { commandRoute } from '@pinline/chassis/http/command-route'
import { resetUiText } from '@pinline/contracts/catalogue/ui-text/reset-ui-text'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { uiTextsStreamId } from '../domain/ui-text/ui-text.ts'
import { uiTextDecider } from '../domain/ui-text/ui-text-decider.ts'
import { invalidateTextOverrides } from '../languages/ui-texts.ts'

/** Only a change of the same text is a conflict. */
export const resetUiTextRoute = ({ platform }: CatalogueDeps) =>
  commandRoute(platform, resetUiText, uiTextDecider, {
    toCommand: ({ language, key, revision }) => ({
      streamId: uiTextsStreamId(language),
      command: { type: 'reset-ui-text', key } as const,
      expectedVersion: revision,
      conflictsWith: (event) => event.data.key === key,
    }),
    toOutput: ({ version }) => {
      invalidateTextOverrides(platform)
      return { revision: version }
    },
  })
