/**
 * Polls the messages every two seconds while the page is visible, and updates the list. Texts are set as text, never as
 * markup.
 */
export const mailboxScript = `const list = document.querySelector('.list')
const empty = document.querySelector('.empty')
const why = document.querySelector('.why')
const state = document.querySelector('.state')
const to = document.querySelector('#to')
const noMessage = why.textContent
const shown = new Map()
let first = true
let asked = ''

const node = (tag, className, text) => {
  const made = document.createElement(tag)
  if (className) made.className = className
  if (text !== undefined) made.textContent = text
  return made
}

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' })

const row = (message) => {
  const item = node('li')
  const pad = node('span', message.channel === 'sms' ? 'pad sms' : 'pad')
  pad.title = message.channel === 'sms' ? 'Text message' : 'E-mail'
  const body = node('div')
  const who = node('p', 'who')
  const at = node('time', '', time.format(new Date(message.at)))
  at.dateTime = message.at
  who.append(node('span', '', message.to), node('span', '', pad.title), at)
  body.append(who, node('h2', '', message.subject), node('p', 'text', message.text))
  item.append(pad, body)
  if (message.code) {
    const code = node('button', 'code', message.code)
    code.type = 'button'
    const hint = node('small', '', 'Copy code')
    code.append(hint)
    code.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(message.code)
        hint.textContent = 'Copied'
      } catch {
        hint.textContent = 'Copying failed'
      }
      setTimeout(() => { hint.textContent = 'Copy code' }, 1500)
    })
    item.append(code)
  }
  return item
}

const show = (messages) => {
  const rows = messages.map((message) => {
    const known = shown.get(message.id)
    if (known) { known.classList.remove('fresh'); return known }
    const made = row(message)
    if (!first) made.classList.add('fresh')
    shown.set(message.id, made)
    return made
  })
  if (rows.length !== list.children.length || rows.some((item, index) => item !== list.children[index])) list.replaceChildren(...rows)
  empty.hidden = rows.length > 0
  why.textContent = asked ? 'No message to this receiver. Check the spelling, or clear the field to see all.' : noMessage
  state.textContent = rows.length === 1 ? '1 message' : rows.length + ' messages'
  first = false
}

const ask = async () => {
  if (document.hidden) return
  const wanted = to.value.trim()
  try {
    const answer = await fetch('/mailbox/messages' + (wanted ? '?to=' + encodeURIComponent(wanted) : ''))
    const { list: messages } = await answer.json()
    if (wanted !== to.value.trim()) return
    if (wanted !== asked) first = true
    asked = wanted
    show(messages)
  } catch {
    state.textContent = 'Not reachable. Trying again.'
  }
}

to.value = new URLSearchParams(location.search).get('to') ?? ''
to.form.addEventListener('submit', (event) => event.preventDefault())
to.addEventListener('input', () => {
  history.replaceState(null, '', to.value.trim() ? '?to=' + encodeURIComponent(to.value.trim()) : location.pathname)
  ask()
})
document.addEventListener('visibilitychange', ask)
setInterval(ask, 2000)
ask()
`
