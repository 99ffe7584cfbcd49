import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { Field } from '../../layout/field.tsx'
import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'
import { type ChoiceFormValues, emptyChoice } from './attribute-form-values.ts'

interface ChoiceRowsProps {
  readonly values: readonly ChoiceFormValues[]
  readonly language: LanguageCode
  /** Whether the values themselves stay as they are. */
  readonly fixed: boolean
  readonly fieldErrorText: (field: string) => string | undefined
  readonly onChange: (values: readonly ChoiceFormValues[]) => void
}

/** Most values of an attribute. */
const maxValues = 200

/** The values that may be chosen, each with its title in the chosen language and its search words. */
export const ChoiceRows = ({ values, language, fixed, fieldErrorText, onChange }: ChoiceRowsProps) => {
  const text = useText()
  const own = languages.find(({ code }) => code === language)

  const type = (key: number, changed: Partial<ChoiceFormValues>) =>
    onChange(values.map((one) => (one.key === key ? { ...one, ...changed } : one)))

  const move = (index: number, to: number) => {
    const one = values[index]
    if (one === undefined || to < 0 || to >= values.length) return
    onChange(values.filter(({ key }) => key !== one.key).toSpliced(to, 0, one))
  }

  const buttons = (one: ChoiceFormValues, index: number) => (
    <span className="choice-buttons">
      <button
        type="button"
        className="button button-quiet button-small button-square"
        aria-label={text('resources.attributes.choices.up', { value: one.value })}
        aria-disabled={index === 0}
        onClick={() => move(index, index - 1)}
      >
        <Icon name="move-up" size={16} />
      </button>
      <button
        type="button"
        className="button button-quiet button-small button-square"
        aria-label={text('resources.attributes.choices.down', { value: one.value })}
        aria-disabled={index === values.length - 1}
        onClick={() => move(index, index + 1)}
      >
        <Icon name="move-down" size={16} />
      </button>
      {!fixed && (
        <button
          type="button"
          className="button button-quiet button-small button-square"
          aria-label={text('resources.attributes.choices.remove', { value: one.value })}
          onClick={() => onChange(values.filter(({ key }) => key !== one.key))}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </span>
  )

  return (
    <>
      <ol className="choice-rows">
        {values.map((one, index) => {
          const fallback = one.titles.en ?? ''
          const isEmpty = (one.titles[language] ?? '').trim() === ''
          return (
            <li key={one.key} className="choice-row">
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
                    onChange={(event) => type(one.key, { value: event.target.value })}
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
                    onChange={(event) => type(one.key, { titles: { ...one.titles, [language]: event.target.value } })}
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
                    onChange={(event) => type(one.key, { words: event.target.value })}
                  />
                )}
              </Field>
              {buttons(one, index)}
            </li>
          )
        })}
      </ol>
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
