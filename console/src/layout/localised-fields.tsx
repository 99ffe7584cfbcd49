import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { useText } from '../messages/use-text.ts'
import { Field } from './field.tsx'

/** The languages of the console itself: its texts must have both. */
const required: readonly LanguageCode[] = ['en', 'zh_cn']

const inOrder = [...languages].sort((a, b) => Number(required.includes(b.code)) - Number(required.includes(a.code)))

export interface LocalisedFieldsProps {
  readonly label: string
  readonly texts: Readonly<Record<string, string>>
  readonly onChange: (language: LanguageCode, value: string) => void
  readonly faultOf: (language: LanguageCode) => string | undefined
  readonly maxLength: number
}

/** Field → error key for the languages that are required and empty. */
export const missingTexts = (field: string, texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    required.filter((code) => (texts[code] ?? '').trim() === '').map((code) => [`${field}.${code}`, 'required']),
  )

/** One text in English and Chinese, and behind a line to open in the further languages. */
export const LocalisedFields = ({ label, texts, onChange, faultOf, maxLength }: LocalisedFieldsProps) => {
  const text = useText()
  const field = ({ code, tag, name }: (typeof languages)[number]) => (
    <Field
      key={code}
      label={
        <>
          {label}, <span lang={tag}>{name}</span>
        </>
      }
      fault={faultOf(code)}
    >
      {(control) => (
        <input
          {...control}
          className="input"
          lang={tag}
          maxLength={maxLength}
          value={texts[code] ?? ''}
          onChange={(event) => onChange(code, event.target.value)}
        />
      )}
    </Field>
  )
  const further = inOrder.filter(({ code }) => !required.includes(code))
  const written = further.filter(({ code }) => (texts[code] ?? '') !== '').length
  return (
    <>
      {inOrder.filter(({ code }) => required.includes(code)).map(field)}
      <details className="further" open={further.some(({ code }) => faultOf(code) !== undefined)}>
        <summary>
          {text('forms.languages')} <span className="mono">{`${written} / ${further.length}`}</span>
        </summary>
        <div className="form">{further.map(field)}</div>
      </details>
    </>
  )
}
