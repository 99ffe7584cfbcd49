import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../messages/use-text.ts'
import { languagesInOrder } from '../categories/translations.ts'
import { languageStateOf } from './language-states.tsx'
import type { ContentForm } from './use-content-form.ts'

export const textTabId = (panelId: string, code: LanguageCode): string => `${panelId}-${code}`

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

interface ContentLanguageTabsProps {
  readonly form: ContentForm
  readonly chosen: LanguageCode
  readonly panelId: string
  readonly onChoose: (language: LanguageCode) => void
}

/** The ten languages as tabs, each with the state of its text. */
export const ContentLanguageTabs = ({ form, chosen, panelId, onChoose }: ContentLanguageTabsProps) => {
  const text = useText()
  const list = useRef<HTMLDivElement>(null)

  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const index = languagesInOrder.indexOf(chosen)
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step && (index + step) % languagesInOrder.length
    const target = next === undefined ? undefined : languagesInOrder.at(next)
    if (target === undefined) return
    event.preventDefault()
    onChoose(target)
    list.current?.querySelector<HTMLElement>(`[data-language="${target}"]`)?.focus()
  }

  return (
    <div
      ref={list}
      className="language-list content-languages"
      role="tablist"
      aria-label={text('resources.content.page.languages')}
    >
      {languagesInOrder.map((code) => {
        const language = languages.find((one) => one.code === code)
        const state = form.edits.texts[code] ? 'complete' : languageStateOf(form.base, code)
        const isFaulty = Object.keys(form.fieldErrors).some((field) => field.startsWith(`texts.${code}`))
        return (
          <button
            key={code}
            type="button"
            role="tab"
            id={textTabId(panelId, code)}
            className="language-tab"
            data-language={code}
            data-written={state === 'complete' ? 'whole' : state === 'outdated' ? 'part' : 'missing'}
            data-faulty={isFaulty || form.bodyProblems[code] !== undefined}
            aria-selected={chosen === code}
            aria-controls={panelId}
            tabIndex={chosen === code ? 0 : -1}
            onClick={() => onChoose(code)}
            onKeyDown={onKey}
          >
            <span lang={language?.tag}>{language?.name}</span>
            {state !== 'complete' && <span className="language-state">{text(`resources.content.state.${state}`)}</span>}
            {state === 'complete' && (
              <span className="visually-hidden">, {text(`resources.content.state.${state}`)}</span>
            )}
          </button>
        )
      })}
    </div>
  )
}
