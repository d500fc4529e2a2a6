import { expect, test } from 'vitest'
import { basicLabels } from '../../../../playground/console/form/basic-labels.ts'

const strings = { username: 'Benutzername', password: 'Passwort' }

test('settings may name the user name and the password', () => {
  expect(basicLabels('Account SID: Auth token', strings)).toEqual({
    username: 'Account SID',
    password: 'Auth token',
  })
})

test.each(['username:password', 'basicAuth', 'user:', 'a:b:c'])(
  'with the name %s, the labels are in the language of the page',
  (name) => {
    expect(basicLabels(name, strings)).toEqual(strings)
  },
)
