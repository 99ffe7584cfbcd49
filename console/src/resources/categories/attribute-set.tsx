import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { useId, useState } from 'react'
import { MoveButtons } from '../../layout/move-buttons.tsx'
import { moved } from '../../layout/moved.ts'
import { useText } from '../../messages/use-text.ts'

interface AttributeSetProps {
  readonly attributes: readonly AttributeRow[]
  readonly ids: readonly string[]
  /** True if the category has subcategories. */
  readonly isInner: boolean
  readonly fieldError: string | undefined
  readonly onChange: (ids: readonly string[]) => void
}

interface AttributeItemProps {
  readonly id: string
  readonly title: string
  /** Undefined for an attribute that no longer exists. */
  readonly attribute: AttributeRow | undefined
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

const AttributeItem = ({ id, title, attribute, isFirst, isLast, onMove, onRemove }: AttributeItemProps) => {
  const text = useText()
  return (
    <li data-attribute-id={id}>
      <span className="attribute-name">
        {title}
        {attribute !== undefined && (
          <span className="small">
            {text(`resources.attributes.type.${attribute.type}`)}
            {attribute.unit === null ? '' : ` · ${attribute.unit}`}
          </span>
        )}
      </span>
      <MoveButtons
        labels={{
          up: text('resources.categories.sets.up', { title }),
          down: text('resources.categories.sets.down', { title }),
          remove: text('resources.categories.sets.remove', { title }),
        }}
        {...{ isFirst, isLast, onMove, onRemove }}
      />
    </li>
  )
}

interface AddAttributeProps {
  readonly unassigned: readonly AttributeRow[]
  readonly isInvalid: boolean
  readonly onAdd: (id: string) => void
}

const AddAttribute = ({ unassigned, isInvalid, onAdd }: AddAttributeProps) => {
  const text = useText()
  const [adding, setAdding] = useState('')
  return (
    <div className="attribute-add">
      <select
        className="input"
        aria-label={text('resources.categories.sets.choose')}
        aria-invalid={isInvalid}
        value={adding}
        onChange={(event) => setAdding(event.target.value)}
      >
        <option value="">{text('resources.categories.sets.choose')}</option>
        {unassigned.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button button-small"
        aria-disabled={adding === ''}
        onClick={() => {
          if (adding === '') return
          onAdd(adding)
          setAdding('')
        }}
      >
        {text('resources.categories.sets.add')}
      </button>
    </div>
  )
}

/** The attributes of a category in their order: add, remove, move up and down. */
export const AttributeSet = ({ attributes, ids, isInner, fieldError, onChange }: AttributeSetProps) => {
  const text = useText()
  const fieldErrorId = useId()
  const [announcement, setAnnouncement] = useState('')
  const unassigned = attributes.filter(({ id }) => !ids.includes(id))
  const titleOf = (id: string) => attributes.find((one) => one.id === id)?.title ?? id

  const move = (index: number, to: number) => {
    const next = moved(ids, index, to)
    if (next === undefined) return
    onChange(next)
    const title = titleOf(next[to] ?? '')
    setAnnouncement(text('resources.categories.sets.said', { title, place: to + 1, count: ids.length }))
  }

  return (
    <section
      className="attribute-set"
      aria-label={text('resources.categories.sets.title')}
      aria-describedby={fieldError === undefined ? undefined : fieldErrorId}
    >
      <h3>
        {text('resources.categories.sets.title')} <span className="figure">{ids.length}</span>
      </h3>
      <p className="field-hint">
        {text(`resources.categories.sets.${isInner ? 'inner' : ids.length === 0 ? 'none' : 'note'}`)}
      </p>
      <ol>
        {ids.map((id, index) => (
          <AttributeItem
            key={id}
            id={id}
            title={titleOf(id)}
            attribute={attributes.find((one) => one.id === id)}
            isFirst={index === 0}
            isLast={index === ids.length - 1}
            onMove={(by) => move(index, index + by)}
            onRemove={() => onChange(ids.filter((one) => one !== id))}
          />
        ))}
      </ol>
      {fieldError !== undefined && (
        <p className="field-error" id={fieldErrorId}>
          {fieldError}
        </p>
      )}
      {unassigned.length > 0 && (
        <AddAttribute
          unassigned={unassigned}
          isInvalid={fieldError !== undefined}
          onAdd={(id) => onChange([...ids, id])}
        />
      )}
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </section>
  )
}
