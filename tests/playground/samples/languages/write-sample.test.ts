import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildRequest } from '../../../../playground/request/build-request.ts'
import type {
  BodyPart,
  BuiltRequest,
} from '../../../../playground/request/built-request.ts'
import type { Value } from '../../../../playground/request/operation.ts'
import { shellLiteral } from '../../../../playground/samples/languages/shell-literal.ts'
import { stringLiteral } from '../../../../playground/samples/languages/string-literals.ts'
import { knownLanguages } from '../../../../playground/samples/sample-languages.ts'
import { sampleLanguages } from '../../../../playground/samples/languages/live-languages.ts'
import { writeSample } from '../../../../playground/samples/languages/write-sample.ts'
import { operation, parameter, values } from '../../request/sample-operation.ts'

describe('literals hold any text', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 })

  test('in JavaScript', () => {
    fc.assert(
      fc.property(text, fc.constantFrom("'" as const, '"' as const), (value, quote) => {
        expect(new Function(`return ${stringLiteral(value, quote)}`)()).toBe(value)
      }),
    )
  })

  test('in a shell', () => {
    const texts = fc
      .sample(text, 200)
      .map((value) => value.replaceAll('\0', '').toString())
      .concat("'; touch /tmp/x; '", '$(id)', '`id`', '\\', "it's", '!!', '-n')
    const script = texts
      .map((value) => `printf '%s\\0' ${shellLiteral(value)}`)
      .join('\n')
    const printed = execFileSync('bash', ['-c', script])
      .toString()
      .split('\0')
      .slice(0, -1)
    expect(printed).toEqual(texts.map((value) => Buffer.from(value).toString()))
  })
})

test('hostile values are escaped in every language', () => {
  const built = buildRequest(
    operation({
      method: 'POST',
      parameters: [parameter('header', 'X-H')],
      body: { required: true, content: [{ type: 'text/plain', encoding: [] }] },
    }),
    values([`a'"\\$(id)`], { body: { content: 0, text: `'";\\\n$(id) #{x} \${y} */` } }),
  )
  const samples = sampleLanguages.map(({ id }) => `-- ${id}\n${writeSample(id, built)}`)
  expect(samples.join('\n')).toMatchInlineSnapshot(`
    "-- curl
    curl --request POST \\
      --url 'https://api.example.com/v1/things' \\
      --header 'Content-Type: text/plain' \\
      --header 'X-H: a'\\''"\\$(id)' \\
      --data ''\\''";\\
    $(id) #{x} \${y} */'
    -- python
    import requests

    response = requests.request(
        'POST',
        'https://api.example.com/v1/things',
        headers={
            'Content-Type': 'text/plain',
            'X-H': 'a\\'"\\\\$(id)',
        },
        data='\\'";\\\\\\n$(id) #{x} \${y} */'.encode(),
    )
    print(response.text)
    -- javascript
    const response = await fetch('https://api.example.com/v1/things', {
      method: 'POST',
      headers: {
        'Content-Type': 'text/plain',
        'X-H': 'a\\'"\\\\$(id)',
      },
      body: '\\'";\\\\\\n$(id) #{x} \${y} */',
    })
    console.log(await response.text())
    -- php
    <?php

    $curl = curl_init();
    curl_setopt_array($curl, [
        CURLOPT_URL => 'https://api.example.com/v1/things',
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_CUSTOMREQUEST => 'POST',
        CURLOPT_HTTPHEADER => [
            'Content-Type: text/plain',
            'X-H: a\\'"\\\\$(id)',
        ],
        CURLOPT_POSTFIELDS => '\\'";\\\\
    $(id) #{x} \${y} */',
    ]);
    echo curl_exec($curl);
    -- go
    package main

    import (
    	"fmt"
    	"io"
    	"net/http"
    	"strings"
    )

    func main() {
    	request, _ := http.NewRequest("POST", "https://api.example.com/v1/things", strings.NewReader(\`'";\\
    $(id) #{x} \${y} */\`))
    	request.Header.Set("Content-Type", "text/plain")
    	request.Header.Set("X-H", "a'\\"\\\\$(id)")
    	response, _ := http.DefaultClient.Do(request)
    	defer response.Body.Close()
    	body, _ := io.ReadAll(response.Body)
    	fmt.Println(string(body))
    }
    -- java
    HttpRequest request = HttpRequest.newBuilder()
        .uri(URI.create("https://api.example.com/v1/things"))
        .header("Content-Type", "text/plain")
        .header("X-H", "a'\\"\\\\$(id)")
        .method("POST", BodyPublishers.ofString("""
    '";\\\\
    $(id) #{x} \${y} */"""))
        .build();
    HttpResponse<String> response = HttpClient.newHttpClient()
        .send(request, BodyHandlers.ofString());
    System.out.println(response.body());
    -- ruby
    require 'net/http'

    uri = URI('https://api.example.com/v1/things')
    request = Net::HTTPGenericRequest.new('POST', true, true, uri)
    request['Content-Type'] = 'text/plain'
    request['X-H'] = 'a\\'"\\\\$(id)'
    request.body = '\\'";\\\\
    $(id) #{x} \${y} */'

    response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|
      http.request(request)
    end
    puts response.body"
  `)
})

test('curl sends no file of the reader in the place of a text that begins with @', () => {
  const request = {
    method: 'POST',
    url: 'https://api.example.com/',
    headers: [{ name: 'Content-Type', value: 'text/plain' }],
    problems: [],
  }
  const text = '@/etc/passwd'
  const whole = writeSample('curl', { ...request, body: { kind: 'text', text } })
  expect(whole).toContain("--data-raw '@/etc/passwd'")
  const parts = [{ name: 'a', value: text, headers: [] }]
  const headers = [{ name: 'Content-Type', value: 'multipart/form-data' }]
  const form = { ...request, headers, body: { kind: 'multipart' as const, parts } }
  const part = writeSample('curl', form)
  expect(part).toContain("--form-string 'a=@/etc/passwd'")
})

test('a shell word holds a carriage return as an escape, which HTML and terminals keep', () => {
  const word = shellLiteral("it's\r\n\t\\\u001b8\u007f")
  expect(word).toBe("$'it\\'s\\r\n\t\\\\\\x1b8\\x7f'")
  const printed = execFileSync('bash', ['-c', `printf %s ${word}`]).toString()
  expect(printed).toBe("it's\r\n\t\\\u001b8\u007f")
})

const written = (id: string, request: Partial<BuiltRequest>) =>
  knownLanguages
    .find((language) => language.id === id)!
    .write({
      method: 'GET',
      url: 'https://api.example.com/',
      headers: [],
      problems: [],
      ...request,
    })

test.each([
  ['php', 'CURLOPT_NOBODY => true', 'CUSTOMREQUEST'],
  ['c', 'CURLOPT_NOBODY, 1L', 'CUSTOMREQUEST'],
  ['ruby', `new('HEAD', false, false, uri)`, 'true, uri'],
])('%s waits for no body in the response to HEAD', (id, told, untold) => {
  const code = written(id, { method: 'HEAD' })
  expect(code).toContain(told)
  expect(code).not.toContain(untold)
})

test.each([
  ['python', 'print(response.headers)'],
  ['javascript', 'console.log(Object.fromEntries(response.headers))'],
  ['php', 'CURLOPT_HEADER => true'],
  ['go', 'fmt.Println(response.Header)'],
  ['java', 'System.out.println(response.headers().map());'],
  ['ruby', 'puts response.to_hash'],
  ['powershell', '$response.Headers'],
  ['swift', 'print(response)'],
  ['csharp', 'Console.WriteLine(response);'],
  ['c', 'CURLOPT_HEADER, 1L'],
  ['kotlin', 'println(response.headers)'],
  ['rust', 'println!("{:#?}", response.headers());'],
  ['dart', 'print(response.headers);'],
])('%s prints the headers of the response to HEAD, which has no body', (id, line) => {
  expect(written(id, { method: 'HEAD' })).toContain(line)
  expect(written(id, { method: 'GET' })).not.toContain(line)
})

test.each(['javascript', 'node', 'typescript'])(
  '%s says that fetch refuses TRACE',
  (id) => {
    const note = "// fetch can't send TRACE requests."
    expect(written(id, { method: 'TRACE' })).toContain(note)
    expect(written(id, { method: 'PUT' })).not.toContain('// fetch')
  },
)

test('curl sends a HEAD request with its body, which it rejects beside --head', () => {
  expect(written('curl', { method: 'HEAD' })).toContain('--head')
  const code = written('curl', { method: 'HEAD', body: { kind: 'text', text: '{}' } })
  expect(code).toContain('--request HEAD')
  expect(code).not.toMatch(/--head\s/)
  expect(code).toContain("--data '{}'")
})

test.each(['curl', 'php', 'python', 'go'])(
  '%s sends the closing delimiter of a form without parts, as the playground does',
  (id) => {
    const headers = [{ name: 'Content-Type', value: 'multipart/form-data' }]
    const code = written(id, {
      method: 'POST',
      headers,
      body: { kind: 'multipart', parts: [] },
    })
    expect(code).toContain('multipart/form-data; boundary=skerry-form-boundary')
    expect(code).toContain('--skerry-form-boundary--')
  },
)

test.each(['javascript', 'node', 'typescript'])(
  '%s sends a GET request without its body, which fetch rejects, and says so',
  (id) => {
    const file = new File(['x'], 'a.txt')
    for (const body of [
      { kind: 'text' as const, text: '{}' },
      { kind: 'file' as const, file },
    ]) {
      const headers = [{ name: 'Content-Type', value: 'text/plain' }]
      const code = written(id, { body, headers })
      expect(code).not.toContain('Content-Type')
      expect(code).toMatch(
        /^\/\/ fetch can't send the body of a GET request\.\nconst resp/,
      )
      expect(code).not.toMatch(/body:/)
    }
    expect(written(id, { method: 'QUERY', body: { kind: 'text', text: '' } })).toMatch(
      /body:/,
    )
  },
)

test.each(['kotlin', 'swift'])(
  '%s has no sample for a GET request with a body, which its client rejects',
  (id) => {
    const body = { kind: 'text' as const, text: '{}' }
    expect(written(id, { body })).toBeUndefined()
    expect(written(id, { method: 'DELETE', body })).toBeDefined()
    expect(written(id, {})).toBeDefined()
  },
)

test('a body of several lines is one literal in Swift', () => {
  const body = { kind: 'text' as const, text: '{\n  "a": "b\\n"\n}' }
  expect(written('swift', { method: 'POST', body })).toContain(
    'Data("""\n{\n  "a": "b\\\\n"\n}\n""".utf8)',
  )
})

test('Kotlin imports what the sample uses', () => {
  const body = { kind: 'text' as const, text: '{}' }
  expect(written('kotlin', {})).not.toMatch(/import .*(?:File|toRequestBody)/)
  expect(written('kotlin', { method: 'POST', body })).toMatch(/import .*toRequestBody/)
})

test('PowerShell has an option of its own for methods that its enumeration lacks', () => {
  expect(written('powershell', { method: 'PATCH' })).toContain(` -Method 'PATCH'`)
  expect(written('powershell', { method: 'QUERY' })).toContain(` -CustomMethod 'QUERY'`)
})

test.each([
  ['curl', `'X-Empty;'`],
  ['php', `'X-Empty;'`],
] as const)('%s sends an empty header, which "Name:" would remove', (id, header) => {
  const headers = [{ name: 'X-Empty', value: '' }]
  const url = 'https://api.example.com/'
  const sample = writeSample(id, { method: 'GET', url, headers, problems: [] })
  expect(sample).toContain(header)
})

test('Ruby concatenates files with texts that are not ASCII', () => {
  const file = new File(['x'], 'photo.png', { type: 'image/png' })
  const parts = [
    { name: 'name', value: 'Zoë', headers: [] },
    { name: 'photo', value: file, headers: [] },
    { name: 'more', value: 'x', headers: [] },
  ]
  const url = 'https://api.example.com/'
  const headers = [{ name: 'Content-Type', value: 'multipart/form-data' }]
  const request = { method: 'POST', url, headers, problems: [] }
  const sample = writeSample('ruby', { ...request, body: { kind: 'multipart', parts } })
  const [first, second, last] = sample!.split('request.body = ')[1]!.split(' +\n')
  expect(first).toMatch(/Zoë.*"\.b$/)
  expect(second).toBe("  File.binread('photo.png')")
  expect(last).not.toContain('.b\n')

  const text = { kind: 'multipart' as const, parts: parts.slice(0, 1) }
  expect(writeSample('ruby', { ...request, body: text })).not.toContain('.b\n')
})

describe('a multipart type other than form-data, which form builders do not write', () => {
  const related = (parts: BodyPart[]) => ({
    method: 'POST',
    headers: [{ name: 'Content-Type', value: 'multipart/related' }],
    body: { kind: 'multipart' as const, parts },
  })
  const text: BodyPart = { name: 'a', value: 'b', headers: [] }
  const file: BodyPart = { name: 'f', value: new File(['x'], 'a.txt'), headers: [] }

  test.each(knownLanguages)('has its boundary in $label', ({ id }) => {
    const code = written(id, related([text]))
    expect(code).toContain('multipart/related; boundary=skerry-form-boundary')
    expect(code).toContain('--skerry-form-boundary--')
  })

  test('has the bytes of files in Python', () => {
    const code = written('python', related([text, file]))
    expect(code).toContain(`\n    + open('a.txt', 'rb').read()\n    + '`)
  })
})

test('a multipart request in every language', () => {
  const file = new File(['x'], 'photo.png', { type: 'image/png' })
  const value: Value = { name: 'Rex', photo: file, meta: { a: 1 } }
  const built = buildRequest(
    operation({
      method: 'POST',
      body: { required: true, content: [{ type: 'multipart/form-data', encoding: [] }] },
    }),
    values([], { body: { content: 0, value } }),
  )
  const samples = sampleLanguages.map(({ id }) => `-- ${id}\n${writeSample(id, built)}`)
  expect(samples.join('\n')).toMatchInlineSnapshot(`
    "-- curl
    curl --request POST \\
      --url 'https://api.example.com/v1/things' \\
      --form-string 'name=Rex' \\
      --form 'photo=@"photo.png";filename="photo.png";type=image/png' \\
      --form 'meta="{\\"a\\":1}";type=application/json'
    -- python
    import requests

    response = requests.request(
        'POST',
        'https://api.example.com/v1/things',
        files=[
            ('name', (None, 'Rex')),
            ('photo', ('photo.png', open('photo.png', 'rb'), 'image/png')),
            ('meta', (None, '{"a":1}', 'application/json')),
        ],
    )
    print(response.text)
    -- javascript
    const file = document.querySelectorAll('input[type=file]')[0].files[0] // photo.png
    // Written by hand: FormData would send the parts differently.
    const form = new Blob([
      '--skerry-form-boundary\\r\\nContent-Disposition: form-data; name="name"\\r\\n\\r\\n',
      'Rex', '\\r\\n',
      '--skerry-form-boundary\\r\\nContent-Disposition: form-data; name="photo"; filename="photo.png"\\r\\nContent-Type: image/png\\r\\n\\r\\n',
      file, '\\r\\n',
      '--skerry-form-boundary\\r\\nContent-Disposition: form-data; name="meta"\\r\\nContent-Type: application/json\\r\\n\\r\\n',
      '{"a":1}', '\\r\\n',
      '--skerry-form-boundary--\\r\\n',
    ])

    const response = await fetch('https://api.example.com/v1/things', {
      method: 'POST',
      headers: {
        'Content-Type': 'multipart/form-data; boundary=skerry-form-boundary',
      },
      body: form,
    })
    console.log(await response.text())
    -- php
    <?php

    $curl = curl_init();
    curl_setopt_array($curl, [
        CURLOPT_URL => 'https://api.example.com/v1/things',
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_CUSTOMREQUEST => 'POST',
        CURLOPT_HTTPHEADER => [
            'Content-Type: multipart/form-data; boundary=skerry-form-boundary',
        ],
        CURLOPT_POSTFIELDS => "--skerry-form-boundary\\r\\nContent-Disposition: form-data; name=\\"name\\"\\r\\n\\r\\nRex\\r\\n--skerry-form-boundary\\r\\nContent-Disposition: form-data; name=\\"photo\\"; filename=\\"photo.png\\"\\r\\nContent-Type: image/png\\r\\n\\r\\n"
            . file_get_contents('photo.png')
            . "\\r\\n--skerry-form-boundary\\r\\nContent-Disposition: form-data; name=\\"meta\\"\\r\\nContent-Type: application/json\\r\\n\\r\\n{\\"a\\":1}\\r\\n--skerry-form-boundary--\\r\\n",
    ]);
    echo curl_exec($curl);
    -- go
    package main

    import (
    	"fmt"
    	"io"
    	"net/http"
    	"os"
    	"strings"
    )

    func main() {
    	file1, _ := os.Open("photo.png")
    	request, _ := http.NewRequest("POST", "https://api.example.com/v1/things", io.MultiReader(
    		strings.NewReader("--skerry-form-boundary\\r\\n" +
    			"Content-Disposition: form-data; name=\\"name\\"\\r\\n" +
    			"\\r\\n" +
    			"Rex\\r\\n" +
    			"--skerry-form-boundary\\r\\n" +
    			"Content-Disposition: form-data; name=\\"photo\\"; filename=\\"photo.png\\"\\r\\n" +
    			"Content-Type: image/png\\r\\n" +
    			"\\r\\n"),
    		file1,
    		strings.NewReader("\\r\\n" +
    			"--skerry-form-boundary\\r\\n" +
    			"Content-Disposition: form-data; name=\\"meta\\"\\r\\n" +
    			"Content-Type: application/json\\r\\n" +
    			"\\r\\n" +
    			"{\\"a\\":1}\\r\\n" +
    			"--skerry-form-boundary--\\r\\n"),
    	))
    	request.Header.Set("Content-Type", "multipart/form-data; boundary=skerry-form-boundary")
    	response, _ := http.DefaultClient.Do(request)
    	defer response.Body.Close()
    	body, _ := io.ReadAll(response.Body)
    	fmt.Println(string(body))
    }
    -- java
    HttpRequest request = HttpRequest.newBuilder()
        .uri(URI.create("https://api.example.com/v1/things"))
        .header("Content-Type", "multipart/form-data; boundary=skerry-form-boundary")
        .method("POST", BodyPublishers.concat(
            BodyPublishers.ofString("--skerry-form-boundary\\r\\n"
            + "Content-Disposition: form-data; name=\\"name\\"\\r\\n"
            + "\\r\\n"
            + "Rex\\r\\n"
            + "--skerry-form-boundary\\r\\n"
            + "Content-Disposition: form-data; name=\\"photo\\"; filename=\\"photo.png\\"\\r\\n"
            + "Content-Type: image/png\\r\\n"
            + "\\r\\n"),
            BodyPublishers.ofFile(Path.of("photo.png")),
            BodyPublishers.ofString("\\r\\n"
            + "--skerry-form-boundary\\r\\n"
            + "Content-Disposition: form-data; name=\\"meta\\"\\r\\n"
            + "Content-Type: application/json\\r\\n"
            + "\\r\\n"
            + "{\\"a\\":1}\\r\\n"
            + "--skerry-form-boundary--\\r\\n")))
        .build();
    HttpResponse<String> response = HttpClient.newHttpClient()
        .send(request, BodyHandlers.ofString());
    System.out.println(response.body());
    -- ruby
    require 'net/http'

    uri = URI('https://api.example.com/v1/things')
    request = Net::HTTPGenericRequest.new('POST', true, true, uri)
    request['Content-Type'] = 'multipart/form-data; boundary=skerry-form-boundary'
    request.body = "--skerry-form-boundary\\r\\nContent-Disposition: form-data; name=\\"name\\"\\r\\n\\r\\nRex\\r\\n--skerry-form-boundary\\r\\nContent-Disposition: form-data; name=\\"photo\\"; filename=\\"photo.png\\"\\r\\nContent-Type: image/png\\r\\n\\r\\n" +
      File.binread('photo.png') +
      "\\r\\n--skerry-form-boundary\\r\\nContent-Disposition: form-data; name=\\"meta\\"\\r\\nContent-Type: application/json\\r\\n\\r\\n{\\"a\\":1}\\r\\n--skerry-form-boundary--\\r\\n"

    response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|
      http.request(request)
    end
    puts response.body"
  `)
})

test.each([
  ['{\n  "a": "\\\\"\n}', '"""\n{\n  "a": "\\\\\\\\"\n}"""'],
  ['a\n""""', '"""\na\n\\"\\""\\""""'],
  [' a\n b', '" a\\n"\n        + " b"'],
  ['a \nb', '"a \\n"\n        + "b"'],
])(
  'Java has %j as a text block where the compiler keeps it as it is',
  (text, literal) => {
    const built = buildRequest(
      operation({
        method: 'POST',
        body: { required: true, content: [{ type: 'text/plain', encoding: [] }] },
      }),
      values([], { body: { content: 0, text } }),
    )
    expect(writeSample('java', built)).toContain(`ofString(${literal})`)
  },
)
