import { languageCode, languages, languageTag } from '@pinline/contracts/api/languages'
import { handbookPageLengths } from '@pinline/contracts/notification/handbook/handbook-page-fields'
import type { HandbookPageChanged, HandbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { EditConflict } from '@pinline/ui/design/edit-conflict.tsx'
import { Suspense, useId } from 'react'
import { Link } from 'react-router-dom'
import { CommandError } from '../../layout/command-error.tsx'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { Field } from '../../layout/field.tsx'
import { Icon } from '../../layout/icon.tsx'
import { LazyMarkdownEditor } from '../../layout/markdown/lazy-markdown.ts'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { TextDifference } from '../content/text-difference.tsx'
import { type HandbookPageFormState, useHandbookPageForm } from './use-handbook-page-form.ts'
import { useHandbookSections } from './use-handbook-sections.ts'

/** What somebody else has written since beside one's own; nothing is lost before the person has chosen. */
const Conflict = ({ form }: { readonly form: HandbookPageFormState }) => {
  const text = useText()
  const { theirs, values } = form
  if (theirs === undefined) return null
  return (
    <EditConflict
      icon={<Icon name="warning" />}
      title={text('resources.content.conflict.title')}
      ways={[
        { label: text('resources.content.conflict.mine'), onChoose: () => void form.keepMine() },
        { label: text('resources.content.conflict.theirs'), onChoose: form.takeTheirs },
      ]}
    >
      <TextDifference
        leftTitle={text('resources.content.conflict.theirs_heading')}
        rightTitle={text('resources.content.conflict.mine_heading')}
        left={[theirs.section, theirs.title, ...(theirs.body ?? '').split('\n')]}
        right={[values.section, values.title, ...values.body.split('\n')]}
        lang={languageTag(values.language)}
      />
    </EditConflict>
  )
}

/** Where a page stands in the handbook, and its language. */
const PlaceFields = ({ form }: { readonly form: HandbookPageFormState }) => {
  const text = useText()
  const listId = useId()
  const sections = useHandbookSections()
  const { values, edit, fieldErrorText } = form
  return (
    <div className="handbook-place">
      <Field
        label={text('resources.handbook.fields.section')}
        fieldError={fieldErrorText('section')}
        hint={text('resources.handbook.form.section_hint')}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            list={listId}
            maxLength={handbookPageLengths.section}
            value={values.section}
            onChange={({ target }) => edit({ section: target.value })}
          />
        )}
      </Field>
      <datalist id={listId}>
        {sections.map(({ section }) => (
          <option key={section} value={section} />
        ))}
      </datalist>
      <Field
        label={text('resources.handbook.fields.place')}
        fieldError={fieldErrorText('place')}
        hint={text('resources.handbook.form.place_hint')}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            inputMode="numeric"
            maxLength={4}
            value={values.place}
            onChange={({ target }) => edit({ place: target.value })}
          />
        )}
      </Field>
      <Field label={text('resources.handbook.fields.language')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={values.language}
            onChange={({ target }) => edit({ language: languageCode.parse(target.value) })}
          >
            {languages.map(({ code, tag, name }) => (
              <option key={code} value={code} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}

/** The text, in the editor with its preview. */
const BodyField = ({ form }: { readonly form: HandbookPageFormState }) => {
  const text = useText()
  const format = useFormat()
  const noteId = useId()
  const { values, edit, fieldErrorText } = form
  const fieldError = fieldErrorText('body')
  return (
    <div className="field">
      <span className="label" aria-hidden="true">
        {text('resources.handbook.fields.body')}
      </span>
      <Suspense fallback={<PageSkeleton />}>
        <LazyMarkdownEditor
          value={values.body}
          language={values.language}
          label={text('resources.handbook.fields.body')}
          describedBy={noteId}
          isInvalid={fieldError !== undefined}
          onChange={(body) => edit({ body })}
        />
      </Suspense>
      <p className={fieldError === undefined ? 'field-hint' : 'field-error'} id={noteId}>
        {fieldError ??
          text('resources.handbook.form.body_hint', {
            length: format.number(values.body.length),
            most: format.number(handbookPageLengths.body),
          })}
      </p>
    </div>
  )
}

interface HandbookPageFormProps {
  /** Undefined for a new one. */
  readonly record: HandbookPageRow | undefined
  readonly onDone: (changed: HandbookPageChanged) => void
}

/** A page of the handbook while it is written. */
export const HandbookPageForm = ({ record, onDone }: HandbookPageFormProps) => {
  const text = useText()
  const form = useHandbookPageForm(record, onDone)
  const { values, edit, canEdit, busy, isChanged } = form
  return (
    <form ref={form.form} className="stack" onSubmit={(event) => void form.submit(event)} noValidate>
      <DraftOffer offer={form.draft.offer} />
      <Conflict form={form} />
      <fieldset className="form handbook-form" disabled={!canEdit}>
        <Field label={text('resources.handbook.fields.title')} fieldError={form.fieldErrorText('title')}>
          {(control) => (
            <input
              {...control}
              className="input"
              lang={languageTag(values.language)}
              maxLength={handbookPageLengths.title}
              value={values.title}
              onChange={({ target }) => edit({ title: target.value })}
            />
          )}
        </Field>
        <PlaceFields form={form} />
        <BodyField form={form} />
      </fieldset>
      <CommandError result={form.result} onReload={() => void form.reload()} />
      <div className="form-save">
        <button
          type="submit"
          className="button button-gold"
          aria-busy={busy}
          aria-disabled={busy || !canEdit || (record !== undefined && !isChanged)}
        >
          {text('resources.handbook.commands.save')}
        </button>
        <Link className="button" to={record === undefined ? '/handbook' : `/handbook/${record.id}/show`}>
          {text('forms.leave')}
        </Link>
        <p className="small" role="status">
          {record !== undefined && text(`resources.notices.page.${isChanged ? 'changed' : 'unchanged'}`)}
        </p>
      </div>
    </form>
  )
}
