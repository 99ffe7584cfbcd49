import { type FormEvent, useRef, useState } from 'react'
import { useLogin } from 'react-admin'
import { useText } from '../messages/use-text.ts'
import { LoginRejected } from '../providers/auth-provider.ts'

export type LoginField = 'username' | 'password' | 'code'

/** Form state of the login and its errors; `submit` navigates to `redirect` after success. */
export const useLoginForm = (redirect: string) => {
  const text = useText()
  const login = useLogin()
  const [values, setValues] = useState<Record<LoginField, string>>({ username: '', password: '', code: '' })
  const [errors, setErrors] = useState<Partial<Record<LoginField | 'form', string>>>({})
  const [busy, setBusy] = useState(false)
  const codeInput = useRef<HTMLInputElement>(null)

  const set = (field: LoginField) => (event: { target: { value: string } }) => {
    setValues((before) => ({ ...before, [field]: event.target.value }))
    setErrors(({ [field]: _corrected, form: _shown, ...rest }) => rest)
  }

  /** An error of the code is shown at its field, all others above the form. */
  const showRefusal = ({ message, errors: refused }: LoginRejected) => {
    if (refused.code === undefined) return setErrors({ form: message })
    setErrors({ code: text(refused.code === 'code-required' ? 'session.prompt.code' : 'session.code_wrong') })
    setValues((before) => ({ ...before, code: '' }))
    codeInput.current?.focus()
  }

  const send = async () => {
    setBusy(true)
    try {
      await login(
        { username: values.username.trim(), password: values.password.trim(), code: values.code.trim() },
        redirect,
      )
    } catch (error) {
      // The client has shown failures without a response.
      if (error instanceof LoginRejected) showRefusal(error)
    } finally {
      setBusy(false)
    }
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const missing = {
      ...(values.username.trim() === '' ? { username: text('session.prompt.username') } : {}),
      ...(values.password.trim() === '' ? { password: text('session.prompt.password') } : {}),
    }
    setErrors(missing)
    if (Object.keys(missing).length === 0) await send()
  }

  /** The attributes of a field's input; `hintId` is the id of its description besides the error. */
  const inputOf = (field: LoginField, hintId?: string) => {
    const noteIds = [errors[field] === undefined ? undefined : `${field}-error`, hintId].filter(Boolean).join(' ')
    return {
      id: field,
      className: 'input',
      value: values[field],
      onChange: set(field),
      'aria-invalid': errors[field] !== undefined,
      'aria-describedby': noteIds === '' ? undefined : noteIds,
    }
  }

  return { errors, busy, codeInput, inputOf, submit }
}
