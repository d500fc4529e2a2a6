import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BuiltRequest } from '../../../../playground/request/built-request.ts'
import { readCurl } from '../../../../playground/samples/imports/read-curl.ts'
import { readPowerShell } from '../../../../playground/samples/imports/read-powershell.ts'
import { powershellSample } from '../../../../playground/samples/languages/powershell-sample.ts'

const json = { name: 'Content-Type', value: 'application/json' }

test('a request that Chrome and Edge copy as PowerShell is read whole', () => {
  const copied = `$session = New-Object Microsoft.PowerShell.Commands.WebRequestSession
$session.UserAgent = "Mozilla/5.0 (X11; Linux x86_64)"
$session.Cookies.Add((New-Object System.Net.Cookie("sid", "a\`$b", "/", "api.example.com")))
$session.Cookies.Add((New-Object System.Net.Cookie("lang", "en", "/", ".example.com")))
Invoke-WebRequest -UseBasicParsing -Uri "https://api.example.com/pets?q=a%20b" \`
-Method "POST" \`
-WebSession $session \`
-Headers @{
"authority"="api.example.com"
  "method"="POST"
  "path"="/pets?q=a%20b"
  "scheme"="https"
  "accept"="*/*"
  "sec-ch-ua"="\`"Chromium\`";v=\`"140\`""
  "x-empty"=""
} \`
-ContentType "application/json" \`
-Body ([System.Text.Encoding]::UTF8.GetBytes("{\`"name\`":\`"R$([char]233)x $([char]55357)$([char]56832)\`",\`"price\`":\`"5\`$\`"}$([char]10)"))`
  expect(readPowerShell(copied)).toEqual({
    method: 'POST',
    url: 'https://api.example.com/pets?q=a%20b',
    headers: [
      { name: 'User-Agent', value: 'Mozilla/5.0 (X11; Linux x86_64)' },
      { name: 'Cookie', value: 'sid=a$b; lang=en' },
      { name: 'accept', value: '*/*' },
      { name: 'sec-ch-ua', value: '"Chromium";v="140"' },
      { name: 'x-empty', value: '' },
      json,
    ],
    body: { text: '{"name":"Réx 😀","price":"5$"}\n' },
    unused: [],
  })
})

test('a request that Firefox copies as PowerShell is read whole', () => {
  const copied = `$session = New-Object Microsoft.PowerShell.Commands.WebRequestSession\r
$session.Cookies.Add((New-Object System.Net.Cookie("sid","1","/","api.example.com")))\r
Invoke-WebRequest -UseBasicParsing -Uri "https://api.example.com/pets" \`\r
-Method PUT \`\r
-WebSession $session \`\r
-UserAgent "Mozilla/5.0" \`\r
-Headers @{\r
"Accept" = "*/*"\r
  "Priority" = "u=0"\r
} \`\r
-ContentType "application/json" \`\r
-Body "{\`"a\`":1}"\r
`
  expect(readPowerShell(copied)).toEqual({
    method: 'PUT',
    url: 'https://api.example.com/pets',
    headers: [
      { name: 'Cookie', value: 'sid=1' },
      { name: 'User-Agent', value: 'Mozilla/5.0' },
      { name: 'Accept', value: '*/*' },
      { name: 'Priority', value: 'u=0' },
      json,
    ],
    body: { text: '{"a":1}' },
    unused: [],
  })
})

test('requests as people write them are read, with variables, tables and texts of several lines', () => {
  const written = `# A pet
$base = 'https://api.example.com'
$headers = @{ Authorization = "Bearer abc"; 'X-It''s' = 'so' }
$headers.Add('X-More', 1)
$body = @{ name = 'Rex'; tags = @('a', 'b'); owner = @{ id = 7 }; ok = $true; none = $null } | ConvertTo-Json -Depth 5 -Compress
$answer = irm "$base/pets" -Method Post -Headers $headers -ContentType application/json -Body $body | Select-Object -First 1
$answer.name | Format-List`
  expect(readPowerShell(written)).toEqual({
    method: 'POST',
    url: 'https://api.example.com/pets',
    headers: [
      { name: 'Authorization', value: 'Bearer abc' },
      { name: "X-It's", value: 'so' },
      { name: 'X-More', value: '1' },
      json,
    ],
    body: {
      text: '{"name":"Rex","tags":["a","b"],"owner":{"id":7},"ok":true,"none":null}',
    },
    unused: [],
  })
  const lines = `Invoke-RestMethod -Uri https://a.example/b -Method:Patch -Body @"
{
  "a": "\`$1"
}
"@`
  expect(readPowerShell(lines)?.body?.text).toBe('{\n  "a": "$1"\n}')
})

test('a table is the query of what is read, and a form elsewhere', () => {
  const table = '-Body @{ q = "a b"; n = 2 }'
  expect(readPowerShell(`iwr https://a.example/b ${table}`)?.url).toBe(
    'https://a.example/b?q=a%20b&n=2',
  )
  expect(readPowerShell(`iwr https://a.example/b -Method POST ${table}`)).toMatchObject({
    body: { text: 'q=a%20b&n=2' },
    headers: [{ name: 'Content-Type', value: 'application/x-www-form-urlencoded' }],
  })
  const form = 'irm https://a.example -Method POST -Form @{ a = 1; f = (Get-Item a.png) }'
  expect(readPowerShell(form)).toMatchObject({
    unused: ['f = (Get-Item a.png)'],
  })
})

test('what is not understood is named', () => {
  const command = `$name = Read-Host 'Name'
Invoke-RestMethod -Uri https://a.example/b -Proxy http://p.example -UseDefaultCredentials -InFile a.json -TimeoutSec 5
Invoke-RestMethod https://a.example/c`
  expect(readPowerShell(command)?.unused).toEqual([
    '-Proxy http://p.example',
    '-UseDefaultCredentials',
    '-InFile a.json',
    'Invoke-RestMethod https://a.example/c',
    "$name = Read-Host 'Name'",
  ])
})

test.each([
  '',
  'Get-ChildItem',
  'Invoke-WebRequest',
  'iwr "https://a.example',
  '$a = @{',
])('%j sends no request', (text) => expect(readPowerShell(text)).toBeUndefined())

test('our own samples are read as the requests that they were written from', () => {
  const text = fc.string({ unit: 'binary' }).map((one) => one.toWellFormed())
  const plain = fc.stringMatching(/^[\x20-\x7e\u2018\u201c\u20ac]*$/)
  fc.assert(
    fc.property(text, plain, (body, value) => {
      const request: BuiltRequest = {
        method: 'POST',
        url: 'https://api.example.com/pets?a=%27',
        headers: [{ name: 'X-A', value }, json],
        body: { kind: 'text', text: body },
        problems: [],
      }
      expect(readPowerShell(powershellSample(request))).toEqual({
        method: 'POST',
        url: request.url,
        headers: request.headers,
        body: { text: body },
        unused: [],
      })
    }),
  )
})

test('no text keeps the reader waiting, or makes it throw', () => {
  const piece = fc.constantFrom(
    ...'iwr |$a|@{|@(|(|)|}|"|\'|`|\n| -Body |=|,|+|$(|[char]|@"|"@|New-Object |.Add(|;|#|<#|x'.split(
      '|',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      readPowerShell(pieces.join(''))
    }),
    { numRuns: 500 },
  )
  expect(() => readPowerShell(`iwr ${'('.repeat(50_000)}`)).not.toThrow()
})

const bodyOf = (value: string) =>
  readPowerShell(
    `irm https://a.example -Method POST -Body (@{n=${value}} | ConvertTo-Json -Compress)`,
  )

test.each([
  ['9007199254740993', '9007199254740993'],
  ['-9223372036854775808', '-9223372036854775808'],
  ['1e3', '1000'],
  ['1.5E-2', '0.015'],
  ['.5', '0.5'],
  ['0x10', '16'],
  ['0xFFFFFFFF', '-1'],
  ['5kb', '5120'],
  ['1.5MB', '1572864'],
  ['7l', '7'],
])('the number %s is read as %s', (written, number) => {
  expect(bodyOf(written)).toMatchObject({
    body: { text: `{"n":${number}}` },
    unused: [],
  })
})

test.each(['(Get-Date)', '1e999', '5xb', '0xZ'])(
  '%s in a table is named as what is not read',
  (written) => {
    expect(bodyOf(written)).toMatchObject({
      body: { text: '{"n":null}' },
      unused: [`n = ${written}`],
    })
  },
)

test('a comment behind a command is no argument', () => {
  const command =
    'irm https://a.example/b -Method PUT # once more\n# and https://c.example'
  expect(readPowerShell(command)).toEqual({
    method: 'PUT',
    url: 'https://a.example/b',
    headers: [],
    unused: [],
  })
  expect(readPowerShell('irm https://a.example/b#c -UseBasicParsing # d')).toMatchObject({
    url: 'https://a.example/b#c',
    unused: [],
  })
})

test.each([
  `curl https://a.example/x -Method POST -ContentType application/json -Body '{"a":1}'`,
  `curl https://a.example/x \`\n  -Method POST \`\n  -ContentType application/json -Body '{"a":1}'`,
  `wget -Uri https://a.example/x -Method:POST -Headers @{ 'Content-Type' = 'application/json'; } -Body '{"a":1}'`,
])('%s is PowerShell', (text) => {
  expect(readCurl(text)).toBeUndefined()
  expect(readPowerShell(text)).toEqual({
    method: 'POST',
    url: 'https://a.example/x',
    headers: [json],
    body: { text: '{"a":1}' },
    unused: [],
  })
})

test.each([
  "curl https://a.example/x -X POST -d 'say -Body and -Method'",
  'curl https://a.example/x -b a=1 -m 5',
])('%s is cURL', (text) => {
  expect(readCurl(text)?.url).toBe('https://a.example/x')
  expect(readPowerShell(text)).toBeUndefined()
})
