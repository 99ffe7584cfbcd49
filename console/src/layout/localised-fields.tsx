import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { useText } from '../messages/use-text.ts'
import { Field } from './field.tsx'

/** The languages of the console: its texts require both. */
const required: readonly LanguageCode[] = ['en', 'zh_cn']

const languagesInOrder = [...languages].sort(
  (a, b) => Number(required.includes(b.code)) - Number(required.includes(a.code)),
)

export interface LocalisedFieldsProps {
  readonly label: string
  readonly texts: Readonly<Record<string, string>>
  readonly onChange: (language: LanguageCode, value: string) => void
  readonly fieldErrorOf: (language: LanguageCode) => string | undefined
  readonly maxLength: number
}

/** Field → error key for required languages that are empty. */
export const missingTranslations = (field: string, texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    required.filter((code) => (texts[code] ?? '').trim() === '').map((code) => [`${field}.${code}`, 'required']),
  )

/** One text in English and Chinese; further languages are in a collapsed section. */
export const LocalisedFields = ({ label, texts, onChange, fieldErrorOf, maxLength }: LocalisedFieldsProps) => {
  const text = useText()
  const field = ({ code, tag, name }: (typeof languages)[number]) => (
    <Field
      key={code}
      label={
        <>
          {label} · <span lang={tag}>{name}</span>
        </>
      }
      fieldError={fieldErrorOf(code)}
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
  const otherLanguages = languagesInOrder.filter(({ code }) => !required.includes(code))
  const writtenCount = otherLanguages.filter(({ code }) => (texts[code] ?? '') !== '').length
  return (
    <>
      {languagesInOrder.filter(({ code }) => required.includes(code)).map(field)}
      <details className="further" open={otherLanguages.some(({ code }) => fieldErrorOf(code) !== undefined)}>
        <summary>
          {text('forms.languages')} <span className="figure">{`${writtenCount} / ${otherLanguages.length}`}</span>
        </summary>
        <div className="form">{otherLanguages.map(field)}</div>
      </details>
    </>
  )
}
