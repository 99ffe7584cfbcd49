import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { snippetLengths } from '@pinline/contracts/notification/snippet/snippet-fields'
import { type SnippetPlaceholder, snippetPlaceholders } from '@pinline/contracts/notification/snippet/snippet-text'
import { useRef, useState } from 'react'
import { useLocale } from 'react-admin'
import { flushSync } from 'react-dom'
import { Field } from '../../layout/field.tsx'
import { insertedAt } from '../../layout/snippets/inserted-at.ts'
import { useText } from '../../messages/use-text.ts'
import type { SnippetFormState } from './use-snippet-form.ts'

type Language = (typeof languages)[number]

interface TextFieldProps {
  readonly form: SnippetFormState
  readonly language: Language
  readonly onFocus: (code: LanguageCode, area: HTMLTextAreaElement) => void
}

const TextField = ({ form, language: { code, tag, name }, onFocus }: TextFieldProps) => {
  const text = useText()
  return (
    <Field
      label={
        <>
          {text('resources.snippets.fields.text')} · <span lang={tag}>{name}</span>
        </>
      }
      fieldError={form.fieldErrorText(`texts.${code}`)}
    >
      {(control) => (
        <textarea
          {...control}
          className="input"
          lang={tag}
          rows={4}
          maxLength={snippetLengths.text}
          value={form.values[code]}
          onFocus={({ currentTarget }) => onFocus(code, currentTarget)}
          onChange={({ target }) => form.edit({ [code]: target.value })}
        />
      )}
    </Field>
  )
}

/** The placeholders that a text may have; a press writes one where the caret was. */
const Placeholders = ({ onInsert }: { readonly onInsert: (name: SnippetPlaceholder) => void }) => {
  const text = useText()
  return (
    <fieldset className="snippet-placeholders">
      <legend className="label">{text('resources.snippets.form.placeholders')}</legend>
      <ul>
        {snippetPlaceholders.map((name) => {
          const meaning = text(`resources.snippets.placeholders.${name}`)
          return (
            <li key={name}>
              <button
                type="button"
                className="button button-quiet button-small"
                aria-label={text('resources.snippets.form.insert', { name, meaning })}
                onClick={() => onInsert(name)}
              >
                <code>{`{${name}}`}</code>
                <span className="small">{meaning}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

/** The text in each language: those that are written, and the person's own; further ones are in a collapsed section. */
export const SnippetTexts = ({ form }: { readonly form: SnippetFormState }) => {
  const text = useText()
  const locale = useLocale()
  const focused = useRef<{ readonly code: LanguageCode; readonly area: HTMLTextAreaElement }>(undefined)
  const [shown] = useState(() => languages.filter(({ code }) => code === locale || form.values[code] !== ''))
  const [isOpen, setOpen] = useState(false)
  const others = languages.filter((language) => !shown.includes(language))
  const onFocus = (code: LanguageCode, area: HTMLTextAreaElement) => {
    focused.current = { code, area }
  }
  const insert = (name: SnippetPlaceholder) => {
    const { code, area } = focused.current ?? {}
    const next = insertedAt(area, `{${name}}`, snippetLengths.text)
    if (code === undefined || next === undefined) return
    flushSync(() => form.edit({ [code]: next.value }))
    area?.focus()
    area?.setSelectionRange(next.caret, next.caret)
  }
  const missing = form.fieldErrorText('texts') === undefined ? undefined : text('resources.snippets.form.text_missing')
  return (
    <>
      <Placeholders onInsert={insert} />
      <p
        className={missing === undefined ? 'field-hint' : 'field-error'}
        role={missing === undefined ? undefined : 'alert'}
      >
        {missing ?? text('resources.snippets.form.text_hint')}
      </p>
      {shown.map((language) => (
        <TextField key={language.code} {...{ form, language, onFocus }} />
      ))}
      {others.length > 0 && (
        <details
          className="further"
          open={isOpen || others.some(({ code }) => form.fieldErrorText(`texts.${code}`) !== undefined)}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{text('forms.languages')}</summary>
          <div className="form">
            {others.map((language) => (
              <TextField key={language.code} {...{ form, language, onFocus }} />
            ))}
          </div>
        </details>
      )}
    </>
  )
}
