export const session = {
  title: 'Log in to the console',
  username: 'Username',
  password: 'Password',
  show_password: 'Show',
  hide_password: 'Hide',
  code: 'Two-factor code',
  code_hint: 'The six digits of your authenticator, or a recovery code. Leave it empty if you have not set one up.',
  code_wrong: 'The code is wrong or already used. Wait for the next one',
  submit: 'Log in',
  busy: 'Logging in',
  prompt: {
    username: 'Please enter your username',
    password: 'Please enter your password',
    code: 'Please enter the code of your authenticator',
  },
  log_out: 'Log out',
  aside: {
    title: 'Orders, parts and stock',
    body: 'Every change is recorded as a command. Its effects are shown in the order’s timeline.',
  },
}
