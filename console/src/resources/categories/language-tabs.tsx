import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../messages/use-text.ts'
import { completeLanguages, languagesInOrder, type Translations, translationState } from './translations.ts'

interface LanguageTabsProps {
  /** The texts in each language. */
  readonly fields: readonly Translations[]
  readonly chosen: LanguageCode
  /** Id of the panel with the fields of the chosen language. */
  readonly panelId: string
  /** True if a text of the language has a validation error. */
  readonly withErrors: (language: LanguageCode) => boolean
  readonly onChoose: (language: LanguageCode) => void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export const tabIdOf = (panelId: string, language: LanguageCode): string => `${panelId}-${language}`

/** The ten languages as tabs, each with a pad for complete, partial or missing. */
export const LanguageTabs = ({ fields, chosen, panelId, withErrors, onChoose }: LanguageTabsProps) => {
  const text = useText()
  const list = useRef<HTMLDivElement>(null)
  const complete = completeLanguages(fields).length

  const onKey = (event: KeyboardEvent) => {
    const index = languagesInOrder.indexOf(chosen)
    const step = steps[event.key]
    const target =
      event.key === 'Home'
        ? languagesInOrder[0]
        : event.key === 'End'
          ? languagesInOrder.at(-1)
          : step === undefined
            ? undefined
            : languagesInOrder.at((index + step) % languagesInOrder.length)
    if (target === undefined) return
    event.preventDefault()
    onChoose(target)
    list.current?.querySelector<HTMLElement>(`[data-language="${target}"]`)?.focus()
  }

  return (
    <div className="language-tabs">
      <div
        ref={list}
        className="language-list"
        role="tablist"
        aria-label={text('resources.categories.languages.label')}
      >
        {languagesInOrder.map((code) => {
          const language = languages.find((one) => one.code === code)
          const written = translationState(fields, code)
          return (
            <button
              key={code}
              type="button"
              role="tab"
              id={tabIdOf(panelId, code)}
              className="language-tab"
              data-language={code}
              data-written={written}
              data-faulty={withErrors(code)}
              aria-selected={chosen === code}
              aria-controls={panelId}
              tabIndex={chosen === code ? 0 : -1}
              onClick={() => onChoose(code)}
              onKeyDown={onKey}
            >
              <span lang={language?.tag}>{language?.name}</span>
              <span className="visually-hidden">, {text(`resources.categories.languages.${written}`)}</span>
            </button>
          )
        })}
      </div>
      <p className="field-hint">
        {text('resources.categories.languages.note', { written: complete, all: languagesInOrder.length })}
      </p>
    </div>
  )
}
