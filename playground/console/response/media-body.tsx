import { useEffect, useState } from 'preact/hooks'

interface MediaBodyProps {
  url: string
  type: string
  label: string
}

/** An image, audio or video. SVG is shown as an image, in which scripts don't run. */
export function MediaBody({ url, type, label }: MediaBodyProps) {
  if (type.startsWith('audio/')) return <audio class="console-media" controls src={url} />
  if (type.startsWith('video/')) return <video class="console-media" controls src={url} />
  return <img class="console-media" src={url} alt={label} />
}

/** An object URL for bytes, revoked when the component unmounts. */
export function useBlobUrl(chunks: readonly Uint8Array[], type: string): string {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const created = URL.createObjectURL(new Blob([...chunks] as BlobPart[], { type }))
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [chunks, type])
  return url
}
