import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import { Segments } from '@pinline/ui/design/segments.tsx'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { Field } from '../../layout/field.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { usePersonName } from '../people/use-person-name.ts'
import { useRoleChoices } from '../staff/use-role-choices.ts'
import type { NoticeFormState } from './use-notice-form.ts'

const kinds = ['all', 'roles', 'person'] as const

const RolesField = ({ values, edit, fieldErrorText }: NoticeFormState) => {
  const text = useText()
  const roles = useRoleChoices()
  const gone = values.roleIds.filter((id) => !roles.some((role) => role.id === id)).map((id) => ({ id, name: id }))
  const error = fieldErrorText('audience.roleIds')
  const toggle = (id: string, isChosen: boolean) =>
    edit({ roleIds: isChosen ? [...values.roleIds, id] : values.roleIds.filter((one) => one !== id) })
  return (
    <fieldset className="notice-roles">
      <legend className="label">{text('resources.notices.audience.roles')}</legend>
      {[...roles, ...gone].map(({ id, name }) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            checked={values.roleIds.includes(id)}
            aria-invalid={error !== undefined}
            onChange={({ target }) => toggle(id, target.checked)}
          />
          {name}
        </label>
      ))}
      {error !== undefined && <p className="field-error">{error}</p>}
    </fieldset>
  )
}

const maxFound = 50

const PersonField = ({ values, edit, fieldErrorText }: NoticeFormState) => {
  const text = useText()
  const [q, setQ] = useState('')
  const chosenName = usePersonName(values.staffId === '' ? null : values.staffId)
  const { data = [] } = useGetList<StaffRow>('users', {
    filter: q.trim() === '' ? {} : { q: q.trim() },
    pagination: { page: 1, perPage: maxFound },
    sort: { field: 'username', order: 'ASC' },
  })
  const isListed = data.some(({ id }) => id === values.staffId)
  return (
    <>
      <Field label={text('resources.notices.form.find_person')} optional>
        {(control) => (
          <input
            {...control}
            type="search"
            className="input"
            maxLength={80}
            value={q}
            onChange={({ target }) => setQ(target.value)}
          />
        )}
      </Field>
      <Field label={text('resources.notices.audience.person')} fieldError={fieldErrorText('audience.staffId')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={values.staffId}
            onChange={({ target }) => edit({ staffId: target.value })}
          >
            <option value="">{text('resources.notices.form.choose_person')}</option>
            {!isListed && values.staffId !== '' && <option value={values.staffId}>{chosenName}</option>}
            {data.map((person) => (
              <option key={person.id} value={person.id}>
                {`${person.name} · ${person.username} · ${person.roleName}`}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  )
}

/** Who reads the notice. Roles and people are offered to those who may see them. */
export const AudienceField = (form: NoticeFormState) => {
  const text = useText()
  const { permissions } = usePermissions()
  const { values, edit } = form
  const may = { all: true, roles: 'roles.read', person: 'users.read' } as const
  const offered = kinds.filter(
    (kind) => kind === 'all' || kind === values.audience || grantOf(permissions, may[kind]) === 'granted',
  )
  return (
    <>
      <div className="field">
        <span className="label">{text('resources.notices.fields.audience')}</span>
        <Segments
          label={text('resources.notices.fields.audience')}
          value={values.audience}
          options={offered.map((value) => ({ value, label: text(`resources.notices.audience.${value}`) }))}
          onChange={(audience) => edit({ audience })}
        />
      </div>
      {values.audience === 'roles' && <RolesField {...form} />}
      {values.audience === 'person' && <PersonField {...form} />}
    </>
  )
}
