import type { LanguageCode } from '@pinline/contracts/api/languages'
import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import type { AttributeEdits, AttributeFormValues } from './attribute-form-values.ts'
import { ChoiceRows } from './choice-rows.tsx'
import { LanguageTabs, tabIdOf } from './language-tabs.tsx'

interface AttributeTextsProps {
  readonly panelId: string
  readonly formValues: AttributeFormValues
  readonly edits: AttributeEdits
  readonly language: LanguageCode
  /** True for a built-in attribute: its choices are fixed. */
  readonly isFixed: boolean
  readonly fieldErrorText: (field: string) => string | undefined
  readonly withErrors: (language: LanguageCode) => boolean
  readonly onLanguage: (language: LanguageCode) => void
  readonly onEdit: (changed: AttributeEdits) => void
}

const TitleField = ({
  formValues: { titles },
  edits,
  language,
  fieldErrorText,
  onEdit,
}: Pick<AttributeTextsProps, 'formValues' | 'edits' | 'language' | 'fieldErrorText' | 'onEdit'>) => {
  const text = useText()
  const isEmpty = (titles[language] ?? '').trim() === ''
  return (
    <Field
      label={text('resources.attributes.fields.titles')}
      optional={language !== 'en'}
      fieldError={fieldErrorText(`titles.${language}`) ?? fieldErrorText('titles')}
      hint={
        language !== 'en' && isEmpty && titles.en !== undefined
          ? text('resources.categories.languages.shown_instead', { text: titles.en })
          : undefined
      }
    >
      {(control) => (
        <input
          {...control}
          className="input"
          maxLength={120}
          value={titles[language] ?? ''}
          onChange={(event) => onEdit({ titles: { ...edits.titles, [language]: event.target.value } })}
        />
      )}
    </Field>
  )
}

/** The title of an attribute and its choices, one language at a time. */
export const AttributeTexts = (props: AttributeTextsProps) => {
  const { panelId, formValues, language, isFixed, fieldErrorText, withErrors, onLanguage, onEdit } = props
  const text = useText()
  const hasChoices = formValues.type === 'choice'
  return (
    <>
      <LanguageTabs
        fields={[formValues.titles, ...(hasChoices ? formValues.values.map(({ titles }) => titles) : [])]}
        chosen={language}
        panelId={panelId}
        withErrors={withErrors}
        onChoose={onLanguage}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabIdOf(panelId, language)} className="form">
        <TitleField {...props} />
        {hasChoices && isFixed && formValues.values.length === 0 && (
          <p className="field-hint">{text('resources.attributes.page.no_values')}</p>
        )}
        {hasChoices && (!isFixed || formValues.values.length > 0) && (
          <ChoiceRows
            values={formValues.values}
            language={language}
            fixed={isFixed}
            fieldErrorText={fieldErrorText}
            onChange={(values) => onEdit({ values })}
          />
        )}
      </div>
    </>
  )
}
