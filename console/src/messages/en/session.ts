export const session = {
  title: 'Log in to the console',
  username: 'Username',
  password: 'Password',
  show_password: 'Show',
  hide_password: 'Hide',
  code: 'Second factor',
  code_hint: 'The six digits of your authenticator. Leave it empty if you have not set one up.',
  submit: 'Log in',
  busy: 'Logging in',
  prompt: {
    username: 'Please enter your username',
    password: 'Please enter your password',
  },
  log_out: 'Log out',
  aside: {
    title: 'Orders, parts and stock',
    body: 'Every change you make here is a named command. What it caused can be read in the timeline of its order.',
  },
}
