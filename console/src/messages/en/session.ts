export const session = {
  title: 'Sign in to the console',
  username: 'Username',
  password: 'Password',
  show_password: 'Show',
  hide_password: 'Hide',
  code: 'Two-factor code',
  code_hint:
    'The six-digit code from your authenticator app, or a recovery code. Leave blank if two-factor authentication is off.',
  code_wrong: 'The code is wrong or already used. Wait for the next one',
  submit: 'Sign in',
  busy: 'Signing in',
  prompt: {
    username: 'Please enter your username',
    password: 'Please enter your password',
    code: 'Please enter the code from your authenticator app',
  },
  log_out: 'Sign out',
  aside: {
    title: 'Orders, parts and stock',
    body: 'Every change is recorded as a command. Its effects are shown in the order’s timeline.',
  },
}
