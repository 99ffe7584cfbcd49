import type { ContentLink } from '@pinline/events/catalogue/content-document'
import { useState } from 'react'
import { Field } from '../../../layout/field.tsx'
import { FormDialog } from '../../../layout/form-dialog.tsx'
import { useText } from '../../../messages/use-text.ts'
import { CategorySelect } from './category-select.tsx'
import { ContentPicker } from './content-picker.tsx'
import type { EditorRequest } from './editor-request.ts'
import { linkOfAddress, readLink } from './links.ts'
import { PartPicker } from './part-picker.tsx'
import { ChosenParts } from './parts-dialogs.tsx'
import { shopRoutes } from './shop-routes.ts'

const linkKinds = ['content', 'product', 'category', 'route', 'url'] as const
type LinkKind = (typeof linkKinds)[number]

interface LinkTargetProps {
  readonly kind: LinkKind
  readonly target: string
  readonly fieldError: string | undefined
  readonly onChange: (target: string) => void
}

/** Chooses what a link of one kind leads to. */
const LinkTarget = ({ kind, target, fieldError, onChange }: LinkTargetProps) => {
  const text = useText()
  switch (kind) {
    case 'content':
      return (
        <ContentPicker
          label={text('resources.content.editor.link.content')}
          chosen={target}
          fieldError={fieldError}
          onChoose={onChange}
        />
      )
    case 'product':
      return (
        <>
          {target !== '' && <ChosenParts ids={[target]} onRemove={() => onChange('')} />}
          <PartPicker
            label={text('resources.content.editor.part.search')}
            chosen={[target]}
            fieldError={fieldError}
            onChoose={({ id }) => onChange(id)}
          />
        </>
      )
    case 'category':
      return (
        <CategorySelect
          label={text('resources.content.editor.parts_table.category')}
          none={text('resources.content.editor.link.choose')}
          value={target === '' ? null : target}
          fieldError={fieldError}
          onChange={(id) => onChange(id ?? '')}
        />
      )
    case 'route':
      return (
        <Field label={text('resources.content.editor.link.route')} fieldError={fieldError}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={target}
              onChange={({ target: field }) => onChange(field.value)}
            >
              <option value="">{text('resources.content.editor.link.choose')}</option>
              {target !== '' && !shopRoutes.some(({ path }) => path === target) && (
                <option value={target}>{target}</option>
              )}
              {shopRoutes.map(({ name, path }) => (
                <option key={path} value={path}>
                  {text(`resources.content.editor.link.routes.${name}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )
    case 'url':
      return (
        <Field
          label={text('resources.content.editor.link.url')}
          hint={text('resources.content.editor.link.url_hint')}
          fieldError={fieldError}
        >
          {(control) => (
            <input
              {...control}
              type="url"
              className="input"
              maxLength={400}
              placeholder="https://"
              value={target}
              onChange={({ target: field }) => onChange(field.value)}
            />
          )}
        </Field>
      )
    default:
      return kind satisfies never
  }
}

export interface LinkFieldsProps {
  readonly kind: LinkKind
  readonly target: string
  readonly fieldError?: string | undefined
  readonly onChange: (kind: LinkKind, target: string) => void
}

/** The kind of a link and what it leads to. */
export const LinkFields = ({ kind, target, fieldError, onChange }: LinkFieldsProps) => {
  const text = useText()
  return (
    <>
      <Field label={text('resources.content.editor.link.kind')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={kind}
            onChange={({ target: field }) => onChange(linkKinds.find((one) => one === field.value) ?? 'url', '')}
          >
            {linkKinds.map((one) => (
              <option key={one} value={one}>
                {text(`resources.content.editor.link.kinds.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <LinkTarget kind={kind} target={target} fieldError={fieldError} onChange={(next) => onChange(kind, next)} />
    </>
  )
}

/** A link that can be stored, of what was typed or chosen. */
const linkOf = (kind: LinkKind, target: string): ContentLink | undefined =>
  kind === 'url'
    ? linkOfAddress(
        /^[^\s@:/]+@[^\s@:/]+$/.test(target.trim()) ? `mailto:${target.trim()}` : target,
        window.location.origin,
      )
    : readLink({ kind, target })

interface LinkDialogProps {
  readonly request: Extract<EditorRequest, { kind: 'link' }>
  readonly onClose: () => void
}

/** Sets, changes or removes the link of the selected text. */
export const LinkDialog = ({ request, onClose }: LinkDialogProps) => {
  const text = useText()
  const [kind, setKind] = useState<LinkKind>(request.now?.kind ?? 'content')
  const [target, setTarget] = useState<string>(request.now?.target ?? '')
  const [submitted, setSubmitted] = useState(false)
  const link = linkOf(kind, target)
  const submit = () => {
    setSubmitted(true)
    if (link === undefined) return
    request.onSave(link)
    onClose()
  }
  const wrong =
    submitted && link === undefined
      ? text(kind === 'url' && target !== '' ? 'resources.content.editor.link.url_wrong' : 'forms.fault.required')
      : undefined
  return (
    <FormDialog
      title={text('resources.content.editor.link.title')}
      confirm={text('resources.content.editor.save')}
      busy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <LinkFields
        kind={kind}
        target={target}
        fieldError={wrong}
        onChange={(nextKind, next) => {
          setKind(nextKind)
          setTarget(next)
        }}
      />
      {request.now !== undefined && (
        <button
          type="button"
          className="button button-small"
          onClick={() => {
            request.onSave()
            onClose()
          }}
        >
          {text('resources.content.editor.link.remove')}
        </button>
      )}
    </FormDialog>
  )
}
