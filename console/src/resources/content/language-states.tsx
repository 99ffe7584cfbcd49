import { type LanguageCode, languageTag } from '@pinline/contracts/api/languages'
import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { useText } from '../../messages/use-text.ts'
import { languagesInOrder } from '../categories/translations.ts'

export type LanguageState = ContentRecord['languages'][number]['state']

/** The state of an item's text in a language. */
export const languageStateOf = ({ languages }: Pick<ContentRecord, 'languages'>, code: LanguageCode): LanguageState =>
  languages.find((one) => one.code === code)?.state ?? 'missing'

/** The ten languages in short, with a pad for complete, outdated or missing. */
export const LanguageStates = ({ row }: { row: Pick<ContentRecord, 'languages'> }) => {
  const text = useText()
  return (
    <ul className="language-states">
      {languagesInOrder.map((code) => {
        const state = languageStateOf(row, code)
        const name = text('resources.content.states', {
          language: languageTag(code),
          state: text(`resources.content.state.${state}`),
        })
        return (
          <li key={code} data-state={state} title={name}>
            <span aria-hidden="true">{code.slice(0, 2) === 'zh' ? code.slice(3) : code}</span>
            <span className="visually-hidden">{name}</span>
          </li>
        )
      })}
    </ul>
  )
}
