import { Field } from '../../layout/field.tsx'
import { type FieldErrors, useFieldErrorText } from '../../layout/field-errors.ts'
import { useText } from '../../messages/use-text.ts'
import type { RoleChoice } from './use-role-choices.ts'

/** Form values of a member of staff. */
export interface StaffFormValues {
  readonly name: string
  readonly roleId: string
  readonly phone: string
  readonly email: string
}

interface StaffFieldsProps {
  readonly formValues: StaffFormValues
  readonly fieldErrors: FieldErrors
  readonly roles: readonly RoleChoice[]
  readonly roleHint?: string
  readonly roleFixed?: boolean
  /** Why the e-mail address cannot be edited here. */
  readonly emailFixed?: string | undefined
  readonly onEdit: (changed: Partial<StaffFormValues>) => void
}

/** Name, role, phone and e-mail of a member of staff. */
export const StaffFields = ({
  formValues,
  fieldErrors,
  roles,
  roleHint,
  roleFixed = false,
  emailFixed,
  onEdit,
}: StaffFieldsProps) => {
  const text = useText()
  const fieldErrorText = useFieldErrorText(fieldErrors)
  return (
    <>
      <Field label={text('resources.users.fields.name')} fieldError={fieldErrorText('name')}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={50}
            value={formValues.name}
            onChange={(event) => onEdit({ name: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={text('resources.users.fields.roleId')}
        fieldError={fieldErrorText('roleId')}
        {...(roleHint === undefined ? {} : { hint: roleHint })}
      >
        {(control) => (
          <select
            {...control}
            className="input"
            value={formValues.roleId}
            disabled={roleFixed}
            onChange={(event) => onEdit({ roleId: event.target.value })}
          >
            {formValues.roleId === '' && <option value="">{text('resources.users.create.choose')}</option>}
            {roles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={text('resources.users.fields.phone')} optional fieldError={fieldErrorText('phone')}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="tel"
            autoComplete="off"
            maxLength={20}
            value={formValues.phone}
            onChange={(event) => onEdit({ phone: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={text('resources.users.fields.email')}
        optional
        fieldError={fieldErrorText('email')}
        {...(emailFixed === undefined ? {} : { hint: emailFixed })}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            type="email"
            autoComplete="off"
            maxLength={254}
            disabled={emailFixed !== undefined}
            value={formValues.email}
            onChange={(event) => onEdit({ email: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
