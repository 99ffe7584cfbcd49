import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import type { CategoryFormValues, TextField } from './category-form-values.ts'

interface TextFieldsProps {
  readonly formValues: Pick<CategoryFormValues, TextField>
  readonly language: LanguageCode
  readonly fieldErrorText: (field: string) => string | undefined
  readonly onEdit: (field: TextField, value: string) => void
}

/** Longer fallback texts are not shown. */
const maxFallbackLength = 160

const sizes = {
  titles: { maxLength: 120, lines: 1 },
  leads: { maxLength: 400, lines: 3 },
  texts: { maxLength: 4000, lines: 8 },
} as const

const hints = {
  titles: undefined,
  leads: 'resources.categories.panel.lead_hint',
  texts: 'resources.categories.panel.text_hint',
} as const

/** Title, lead and text of a category in one language; an empty one shows its fallback. */
export const TextFields = ({ formValues, language, fieldErrorText, onEdit }: TextFieldsProps) => {
  const text = useText()
  const tag = languages.find(({ code }) => code === language)?.tag

  const hintOf = (field: TextField) => {
    const fallback = formValues[field].en ?? ''
    const isEmpty = (formValues[field][language] ?? '').trim() === ''
    if (language !== 'en' && isEmpty && fallback !== '' && fallback.length <= maxFallbackLength)
      return text('resources.categories.languages.shown_instead', { text: fallback })
    const hint = hints[field]
    return hint === undefined ? undefined : text(hint)
  }

  const field = (name: TextField) => {
    const { maxLength, lines } = sizes[name]
    return (
      <Field
        key={name}
        label={text(`resources.categories.fields.${name}`)}
        optional={name !== 'titles' || language !== 'en'}
        fieldError={fieldErrorText(`${name}.${language}`) ?? (language === 'en' ? fieldErrorText(name) : undefined)}
        hint={hintOf(name)}
      >
        {(control) => {
          const shared = {
            ...control,
            className: 'input',
            lang: tag,
            maxLength,
            value: formValues[name][language] ?? '',
          }
          return lines === 1 ? (
            <input {...shared} onChange={(event) => onEdit(name, event.target.value)} />
          ) : (
            <textarea {...shared} rows={lines} onChange={(event) => onEdit(name, event.target.value)} />
          )
        }}
      </Field>
    )
  }
  return (
    <>
      {field('titles')}
      {field('leads')}
      {field('texts')}
    </>
  )
}
