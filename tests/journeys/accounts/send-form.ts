import { submitForm } from '@pinline/contracts/notification/form/submit-form'
import { signInStaff } from '../../harness/shop.ts'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

/** Somebody writes to the company: work for staff. Returns the number of the form, once staff have it as a to-do. */
export const sendForm = async ({ url, demoAccounts }: TestSystem): Promise<string> => {
  const form = new FormData()
  const fields = {
    ...{ kind: 'contact', surname: 'Reader', givenName: 'Rosa', email: 'rosa@example.com', consent: 'true' },
    details: 'Do you have it in gold?',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const response = await fetch(`${url}/api/v1${submitForm.path}`, { method: 'POST', body: form })
  const { data }: { data: unknown } = await response.json()
  const { formNo } = submitForm.output.parse(data)
  const staff = await signInStaff(url, demoAccounts().staff)
  for (const path of [`forms/${formNo}`, `to-dos/answer-form-${formNo}`])
    await waitFor(
      `${path} is there`,
      async () => (await staff.send(`/api/v1/admin/${path}`, { method: 'GET' })).status === 200,
    )
  return formNo
}
