import { createContent } from '@pinline/contracts/catalogue/content/create-content'
import { type ContentKind, contentKind, contentKinds, contentSlug } from '@pinline/events/catalogue/content-details'
import type { ContentId } from '@pinline/events/ids'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useLocale } from 'react-admin'
import { CommandError } from '../../layout/command-error.tsx'
import { dayOf } from '../../layout/days.ts'
import { Field } from '../../layout/field.tsx'
import { useFieldErrorText } from '../../layout/field-errors.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormResult } from '../../layout/use-form-result.ts'
import { useText } from '../../messages/use-text.ts'
import { newDetails, slugOfTitle } from './new-details.ts'
import { writtenDetailsOf } from './use-content-form.ts'

interface CreateContentDialogProps {
  readonly onCreated: (id: ContentId) => void
  readonly onClose: () => void
}

/** Creates an item of a kind with a title in the person's language. */
export const CreateContentDialog = ({ onCreated, onClose }: CreateContentDialogProps) => {
  const text = useText()
  const locale = useLocale()
  const today = dayOf(new Date().toISOString())
  const [kind, setKind] = useState<ContentKind>('news')
  const [title, setTitle] = useState('')
  const [typedSlug, setTypedSlug] = useState<string>()
  const { send, isPending } = useCommand(createContent)
  const { fieldErrors, result, passesValidation, showResult } = useFormResult()
  const errorText = useFieldErrorText(fieldErrors)
  const slug = typedSlug ?? (title.trim() === '' ? '' : slugOfTitle(title, today))

  const submit = async () => {
    const found = {
      ...(title.trim() === '' ? { title: 'required' } : {}),
      ...(slug === '' ? { slug: 'required' } : contentSlug.safeParse(slug).success ? {} : { slug: 'invalid' }),
    }
    if (!passesValidation(found)) return
    const language = locale === 'zh_cn' ? 'zh_cn' : 'en'
    const outcome = await send({
      slug,
      details: writtenDetailsOf(newDetails(kind, slug, today)),
      texts: { [language]: { title: title.trim(), lead: '', body: null } },
    })
    if (outcome.kind !== 'done') return showResult(outcome)
    onCreated(outcome.data.id)
  }

  return (
    <FormDialog
      title={text('resources.content.create.title')}
      confirm={text('resources.content.create.confirm')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => undefined} />
      <Field label={text('resources.content.fields.kind')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={kind}
            onChange={({ target }) => setKind(contentKind.catch('news').parse(target.value))}
          >
            {contentKinds.map((one) => (
              <option key={one} value={one}>
                {text(`resources.content.kind.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={text('resources.content.fields.title')}
        fieldError={errorText('title')}
        hint={text('resources.content.create.hint')}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={160}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <Field
        label={text('resources.content.fields.slug')}
        fieldError={errorText('slug')}
        hint={text('resources.content.hints.slug')}
      >
        {(control) => (
          <input
            {...control}
            className="input input-figure"
            maxLength={80}
            value={slug}
            onChange={({ target }) => setTypedSlug(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
