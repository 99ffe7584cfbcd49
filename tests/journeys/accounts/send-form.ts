import { submitForm } from '@pinline/contracts/notification/form/submit-form'

/** Somebody writes to the company: work for staff. Returns the number of the form. */
export const sendForm = async (url: string): Promise<string> => {
  const form = new FormData()
  const fields = {
    ...{ kind: 'contact', surname: 'Reader', givenName: 'Rosa', email: 'rosa@example.com', consent: 'true' },
    details: 'Do you have it in gold?',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const response = await fetch(`${url}/api/v1${submitForm.path}`, { method: 'POST', body: form })
  const { data }: { data: unknown } = await response.json()
  return submitForm.output.parse(data).formNo
}
