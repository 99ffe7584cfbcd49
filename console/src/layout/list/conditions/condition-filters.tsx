import './conditions.css'
import { Menu, MenuItem, Popover } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import { useText } from '../../../messages/use-text.ts'
import { Icon } from '../../icon.tsx'
import type { ConditionColumn } from './condition-column.ts'
import { ConditionForm } from './condition-form.tsx'
import { useConditionText } from './use-condition-text.ts'

interface ConditionFiltersProps {
  readonly columns: readonly ConditionColumn[]
}

interface Edited {
  readonly column: ConditionColumn
  readonly anchor: HTMLElement
}

/** Conditions on columns of the list. The address has them as they are written, so that a relative date stays relative. */
export const ConditionFilters = ({ columns: given }: ConditionFiltersProps) => {
  const text = useText()
  const columns = given.map(({ unit, ...column }) => ({
    ...column,
    label: unit === undefined ? column.label : text('conditions.with_unit', { column: column.label, unit }),
  }))
  const conditionText = useConditionText()
  const titleId = useId()
  const { filterValues, setFilters } = useListContext()
  const filters: Readonly<Record<string, unknown>> = filterValues ?? {}
  const addButton = useRef<HTMLButtonElement>(null)
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const [edited, setEdited] = useState<Edited>()
  const conditionOn = (source: string): string | undefined => {
    const condition = filters[source]
    return typeof condition === 'string' ? condition : undefined
  }
  const set = (source: string, condition: string | undefined) => {
    const { [source]: _, ...rest } = filters
    setFilters(condition === undefined ? rest : { ...rest, [source]: condition }, [])
  }
  const free = columns.filter(({ source }) => conditionOn(source) === undefined)

  return (
    <div className="conditions">
      {columns.map((column) => {
        const condition = conditionOn(column.source)
        if (condition === undefined) return null
        const said = conditionText(column, condition)
        return (
          <span key={column.source} className="condition">
            <button
              type="button"
              className="condition-text"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => setEdited({ column, anchor: currentTarget })}
            >
              {said}
            </button>
            <button
              type="button"
              className="condition-remove"
              aria-label={text('conditions.remove', { condition: said })}
              onClick={() => {
                set(column.source, undefined)
                addButton.current?.focus()
              }}
            >
              <Icon name="close" size={14} />
            </button>
          </span>
        )
      })}
      <button
        ref={addButton}
        type="button"
        className="button button-small button-quiet"
        aria-haspopup="menu"
        aria-expanded={menu !== null}
        disabled={free.length === 0}
        onClick={({ currentTarget }) => setMenu(currentTarget)}
      >
        <Icon name="plus" size={16} />
        {text('conditions.add')}
      </button>
      <Menu open={menu !== null} anchorEl={menu} onClose={() => setMenu(null)}>
        {free.map((column) => (
          <MenuItem
            key={column.source}
            onClick={() => {
              if (menu !== null) setEdited({ column, anchor: menu })
              setMenu(null)
            }}
          >
            {column.label}
          </MenuItem>
        ))}
      </Menu>
      <Popover
        open={edited !== undefined}
        anchorEl={edited?.anchor ?? null}
        onClose={() => setEdited(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        {edited !== undefined && (
          <ConditionForm
            column={edited.column}
            condition={conditionOn(edited.column.source)}
            titleId={titleId}
            onApply={(condition) => {
              set(edited.column.source, condition)
              setEdited(undefined)
            }}
          />
        )}
      </Popover>
    </div>
  )
}
