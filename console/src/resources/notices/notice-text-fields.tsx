import { type LanguageCode, languageTag } from '@pinline/contracts/api/languages'
import { noticeTextLengths } from '@pinline/contracts/notification/notice/notice-fields'
import { useId } from 'react'
import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import { LanguageTabs, tabIdOf } from '../categories/language-tabs.tsx'
import { noText } from './notice-form-values.ts'
import type { NoticeFormState } from './use-notice-form.ts'

interface NoticeTextFieldsProps {
  readonly form: NoticeFormState
  readonly language: LanguageCode
  readonly onLanguage: (language: LanguageCode) => void
}

/** Title and text in the chosen language; English or Chinese is required. */
export const NoticeTextFields = ({ form, language, onLanguage }: NoticeTextFieldsProps) => {
  const text = useText()
  const panelId = useId()
  const { values, editText, fieldErrorText, fieldErrors } = form
  const { title, text: body } = values.texts[language] ?? noText
  const shared = { lang: languageTag(language), className: 'input' }
  const of = (field: keyof typeof noText) =>
    Object.fromEntries(Object.entries(values.texts).map(([code, written]) => [code, written[field]]))
  return (
    <>
      <LanguageTabs
        fields={[of('title'), of('text')]}
        chosen={language}
        panelId={panelId}
        withErrors={(code) => Object.keys(fieldErrors).some((field) => field.startsWith(`texts.${code}.`))}
        onChoose={onLanguage}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabIdOf(panelId, language)} className="form">
        <Field
          label={text('resources.notices.fields.title')}
          fieldError={fieldErrorText(`texts.${language}.title`)}
          hint={text('resources.notices.form.languages_hint')}
        >
          {(control) => (
            <input
              {...control}
              {...shared}
              maxLength={noticeTextLengths.title}
              value={title}
              onChange={({ target }) => editText(language, { title: target.value })}
            />
          )}
        </Field>
        <Field
          label={text('resources.notices.fields.text')}
          fieldError={fieldErrorText(`texts.${language}.text`)}
          hint={text('resources.notices.form.text_hint')}
        >
          {(control) => (
            <textarea
              {...control}
              {...shared}
              rows={9}
              maxLength={noticeTextLengths.text}
              value={body}
              onChange={({ target }) => editText(language, { text: target.value })}
            />
          )}
        </Field>
      </div>
    </>
  )
}
