// Of the pages of the API: fills in the key, sends requests, finds operations. Without it the pages are for reading.

const stored = 'pinline-api-key'
const longestShown = 200_000
const key = document.querySelector('#key')

for (const hidden of document.querySelectorAll('.key, .find, .try')) hidden.hidden = false
const narrow = matchMedia('(max-width: 800px)')
const showContents = () => {
  document.querySelector('.menu').open = !narrow.matches
}
narrow.addEventListener('change', showContents)
showContents()

// The key stays in this tab, and is forgotten with it.
key.value = sessionStorage.getItem(stored) ?? ''
key.addEventListener('input', () => sessionStorage.setItem(stored, key.value.trim()))

const show = (output, title, text, isWrong = false) => {
  const heading = document.createElement('p')
  heading.textContent = title
  heading.classList.toggle('wrong', isWrong)
  const code = document.createElement('pre')
  code.tabIndex = 0
  code.textContent = text.length > longestShown ? `${text.slice(0, longestShown)}\n…` : text
  output.replaceChildren(heading, ...(text === '' ? [] : [code]))
}

const pretty = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** Messages of a stream as they come, until the button is pressed again. */
const follow = async (response, output, title) => {
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text = (text + chunk).slice(-longestShown)
    show(output, title, text)
  }
}

const requestOf = (form) => {
  const { method, path, command, upload } = form.dataset
  const headers = new Headers({ accept: 'application/json, */*' })
  if (key.value.trim() !== '') headers.set('authorization', `Bearer ${key.value.trim()}`)
  if (command !== undefined) headers.set('idempotency-key', crypto.randomUUID())
  const query = new URLSearchParams()
  let filled = path
  for (const input of form.querySelectorAll('input[data-in]')) {
    const { name, value } = input
    if (value === '') continue
    if (input.dataset.in === 'header') headers.set(name, value)
    else if (input.dataset.in === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value))
    else query.append(name, value)
  }
  const written = form.querySelector('textarea')?.value
  const address = `/api/v1${filled}${query.size === 0 ? '' : `?${query}`}`
  if (upload !== undefined) {
    const body = new FormData()
    for (const [name, value] of Object.entries(JSON.parse(written ?? '{}'))) body.append(name, String(value))
    for (const file of form.querySelector('input[type=file]').files) body.append('file', file)
    return { address, request: { method, headers, body } }
  }
  if (written === undefined) return { address, request: { method, headers } }
  JSON.parse(written)
  headers.set('content-type', 'application/json')
  return { address, request: { method, headers, body: written } }
}

const send = async (form, output, signal) => {
  const { address, request } = requestOf(form)
  const started = performance.now()
  const response = await fetch(address, { ...request, credentials: 'omit', signal })
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  const title = () => `HTTP ${response.status}, ${type}, ${Math.round(performance.now() - started)} ms`
  if (type === 'text/event-stream') return follow(response, output, title())
  if (/json|csv|xml|text/.test(type)) return show(output, title(), pretty(await response.text()), !response.ok)
  const file = await response.blob()
  show(output, `${title()}: ${file.size} bytes`, '', !response.ok)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'download'
  link.textContent = 'Save the file'
  output.append(link)
}

for (const form of document.querySelectorAll('.try form')) {
  const output = form.querySelector('output')
  const button = form.querySelector('button')
  let stop
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (stop !== undefined) return stop.abort()
    stop = new AbortController()
    button.textContent = 'Stop'
    try {
      await send(form, output, stop.signal)
    } catch (error) {
      if (!stop.signal.aborted)
        show(output, error instanceof SyntaxError ? 'The body is not JSON.' : 'No response.', '', true)
    } finally {
      stop = undefined
      button.textContent = 'Send'
    }
  })
}

const find = document.querySelector('#find')
find?.addEventListener('input', () => {
  const words = find.value.toLowerCase().split(/\s+/)
  let found = 0
  for (const section of document.querySelectorAll('.tag')) {
    let shown = 0
    for (const item of section.querySelectorAll('li')) {
      item.hidden = !words.every((word) => item.textContent.toLowerCase().includes(word))
      if (!item.hidden) shown += 1
    }
    section.hidden = shown === 0
    found += shown
  }
  document.querySelector('#none').hidden = found > 0
})
