import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { Field } from '../../layout/field.tsx'
import { Icon } from '../../layout/icon.tsx'
import { MovableRows } from '../../layout/movable-rows.tsx'
import { useText } from '../../messages/use-text.ts'
import { type ChoiceFormValues, emptyChoice } from './attribute-form-values.ts'

interface ChoiceRowsProps {
  readonly values: readonly ChoiceFormValues[]
  readonly language: LanguageCode
  /** True if values may not be added or removed. */
  readonly fixed: boolean
  readonly fieldErrorText: (field: string) => string | undefined
  readonly onChange: (values: readonly ChoiceFormValues[]) => void
}

/** Maximum number of values of an attribute. */
const maxValues = 200

type ChoiceProps = Pick<ChoiceRowsProps, 'language' | 'fixed' | 'fieldErrorText'> & {
  readonly one: ChoiceFormValues
  readonly index: number
  readonly onEdit: (changed: Partial<ChoiceFormValues>) => void
}

/** The value, its title in the chosen language, its search words. */
const ChoiceFields = ({ one, index, language, fixed, fieldErrorText, onEdit }: ChoiceProps) => {
  const text = useText()
  const own = languages.find(({ code }) => code === language)
  const fallback = one.titles.en ?? ''
  const isEmpty = (one.titles[language] ?? '').trim() === ''
  return (
    <>
      <Field
        label={text('resources.attributes.choices.value')}
        fieldError={fieldErrorText(`values.${index}.value`)}
        hint={index === 0 && !fixed ? text('resources.attributes.choices.value_hint') : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            spellCheck={false}
            autoCapitalize="none"
            maxLength={60}
            readOnly={fixed}
            value={one.value}
            onChange={(event) => onEdit({ value: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={text('resources.attributes.choices.title', { language: own?.name ?? language })}
        optional={language !== 'en'}
        fieldError={fieldErrorText(`values.${index}.titles.${language}`)}
        hint={
          isEmpty && language !== 'en' && fallback !== ''
            ? text('resources.categories.languages.shown_instead', { text: fallback })
            : undefined
        }
      >
        {(control) => (
          <input
            {...control}
            className="input"
            lang={own?.tag}
            maxLength={120}
            value={one.titles[language] ?? ''}
            onChange={(event) => onEdit({ titles: { ...one.titles, [language]: event.target.value } })}
          />
        )}
      </Field>
      <Field
        label={text('resources.attributes.choices.words')}
        optional
        fieldError={fieldErrorText(`values.${index}.words`)}
        hint={index === 0 ? text('resources.attributes.choices.words_hint') : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={2000}
            value={one.words}
            onChange={(event) => onEdit({ words: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

/** The values of an attribute, each with its title in the chosen language and its search words. */
export const ChoiceRows = ({ values, language, fixed, fieldErrorText, onChange }: ChoiceRowsProps) => {
  const text = useText()

  const edit = (key: number, changed: Partial<ChoiceFormValues>) =>
    onChange(values.map((one) => (one.key === key ? { ...one, ...changed } : one)))

  return (
    <>
      <MovableRows
        rows={values}
        texts="resources.attributes.choices"
        keyOf={({ key }) => key}
        nameOf={({ value }) => value}
        canRemove={!fixed}
        className="choice-rows"
        onChange={onChange}
      >
        {(one, index) => (
          <ChoiceFields
            {...{ one, index, language, fixed, fieldErrorText }}
            onEdit={(changed) => edit(one.key, changed)}
          />
        )}
      </MovableRows>
      {!fixed && values.length < maxValues && (
        <button
          type="button"
          className="button button-small choice-add"
          aria-invalid={fieldErrorText('values') !== undefined}
          onClick={() => onChange([...values, emptyChoice(values)])}
        >
          <Icon name="plus" size={16} />
          {text('resources.attributes.choices.add')}
        </button>
      )}
      {fieldErrorText('values') !== undefined && <p className="field-error">{fieldErrorText('values')}</p>}
    </>
  )
}
