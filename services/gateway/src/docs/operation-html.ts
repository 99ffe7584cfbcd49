import escapeHtml from 'escape-html'
import type { Json } from '../openapi/schema.ts'
import { markdown } from './markdown.ts'
import type { Parameter, ShownOperation } from './read-operations.ts'
import { noteOf, shapeText } from './shape-text.ts'

const code = (text: string): string => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`
const pretty = (value: unknown): string => JSON.stringify(value, null, 2)

const fold = (title: string, content: string): string =>
  `<details><summary>${escapeHtml(title)}</summary>${content}</details>`

const parameterRow = ({ name, in: place, required, description, schema }: Parameter): string => {
  const note = noteOf(schema)
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${required ? ' <em>required</em>' : ''}</th><td>${escapeHtml(place)}</td><td><code>${escapeHtml(shapeText(schema))}</code>${note === '' ? '' : `<br>${escapeHtml(note)}`}</td><td>${escapeHtml(description)}</td></tr>`
}

const parameterTable = (parameters: readonly Parameter[]): string =>
  parameters.length === 0
    ? ''
    : `<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${parameters.map(parameterRow).join('')}</tbody></table></div>`

/** Headers are much the same everywhere: they are folded away. */
const parametersHtml = (parameters: readonly Parameter[]): string => {
  const isHeader = (one: Parameter) => one.in === 'header'
  const headers = parameters.filter(isHeader)
  return `${parameterTable(parameters.filter((one) => !isHeader(one)))}${
    headers.length === 0 ? '' : fold('Headers', parameterTable(headers))
  }`
}

const resultOf = (schema: Json | undefined): Json | undefined => {
  const choices = schema?.oneOf
  const first: unknown = Array.isArray(choices) ? choices[0] : schema
  return typeof first === 'object' && first !== null ? (first as Json) : undefined
}

const responseHtml = ([status, { description, content }]: ShownOperation['responses'][number]): string => {
  const json = content['application/json']
  const types = Object.keys(content).filter((type) => type !== 'application/json')
  const result = resultOf(json?.schema)
  const example = json?.examples?.result?.value ?? json?.example ?? json?.examples?.refusal?.value
  const isResult = status === '200'
  return `<section class="response"><h4>${escapeHtml(status)}</h4>${markdown(description)}${
    types.length === 0 ? '' : `<p>As ${types.map((type) => `<code>${escapeHtml(type)}</code>`).join(', ')}.</p>`
  }${isResult && result !== undefined ? fold('Shape', code(shapeText(result))) : ''}${
    isResult && example !== undefined ? fold('Example', code(pretty(example))) : ''
  }</section>`
}

const field = ({ name, in: place, required, example }: Parameter): string =>
  `<label>${escapeHtml(name)}<input name="${escapeHtml(name)}" data-in="${place}"${required ? ' required' : ''} value="${
    required && example !== undefined ? escapeHtml(Array.isArray(example) ? example.join(',') : String(example)) : ''
  }" autocomplete="off" spellcheck="false"></label>`

/** The form by which a reader sends the request. A script shows it; without scripts the page is for reading. */
const tryForm = ({ method, path, parameters, body, isUpload, isStream }: ShownOperation): string => {
  const isCommand = parameters.some(({ name }) => name === 'Idempotency-Key')
  const fields = parameters.filter(({ name }) => name !== 'Idempotency-Key' && name !== 'X-Position').map(field)
  const text =
    body === undefined
      ? ''
      : `<label>${isUpload ? 'Fields' : 'Body'}<textarea name="body" rows="8" spellcheck="false">${escapeHtml(pretty(body.example ?? {}))}</textarea></label>`
  const file = isUpload ? '<label>File<input type="file" name="file"></label>' : ''
  return `<details class="try" hidden><summary>Try it</summary><form data-method="${method}" data-path="${escapeHtml(path)}"${
    isCommand ? ' data-command' : ''
  }${isUpload ? ' data-upload' : ''}${isStream ? ' data-stream' : ''}>${
    isCommand ? '<p class="note">This changes data of the shop that you are on.</p>' : ''
  }<div class="fields">${fields.join('')}</div>${text}${file}<button type="submit">Send</button><output></output></form></details>`
}

export const operationHtml = (operation: ShownOperation): string => {
  const { id, method, path, title, description, hasTwin, parameters, body, responses } = operation
  return `<article id="${escapeHtml(id)}">
<h2><a href="#${escapeHtml(id)}">${escapeHtml(title)}</a></h2>
<p class="line"><span class="method">${method}</span> <code>/api/v1${escapeHtml(path)}</code></p>
${markdown(description)}
${hasTwin ? '<p>Also as GET, with the fields in the query.</p>' : ''}
${parametersHtml(parameters)}
${body?.schema === undefined ? '' : `<h3>Body</h3>${code(shapeText(body.schema))}${body.example === undefined ? '' : fold('Example', code(pretty(body.example)))}`}
${tryForm(operation)}
<h3>Responses</h3>
${responses
  .filter(([status]) => status === '200')
  .map(responseHtml)
  .join('')}
${fold(
  'Errors by HTTP status',
  responses
    .filter(([status]) => status !== '200')
    .map(responseHtml)
    .join(''),
)}
</article>`
}
