import { Pause, Play } from 'lucide'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Control } from './control.tsx'

export function PlayButton({ onPlay, onPause }: { onPlay: () => void; onPause: () => void }) {
  const t = useTranslations('home')
  const [playing, setPlaying] = useState(true)
  const toggle = () => {
    if (playing) onPause()
    else onPlay()
    setPlaying(!playing)
  }
  return (
    <Control
      icon={playing ? Pause : Play}
      label={t(playing ? 'pause' : 'play')}
      onClick={toggle}
      kind="carousel-play"
    />
  )
}
