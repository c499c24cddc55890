import { readdir, readFile } from 'node:fs/promises'

/** proc(5) counts in hundredths of a second. */
const tickMs = 10

/** CPU time (ms, user and system) of all workerd processes in a process group. Linux only. */
export async function workerdCpu(group: number): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const times = processes.map(async (pid) => {
    // One that ends meanwhile has no file.
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const end = stat.lastIndexOf(')')
    const fields = stat.slice(end + 2).split(' ')
    const isOurs = stat.slice(0, end).endsWith('(workerd') && Number(fields[2]) === group
    return isOurs ? (Number(fields[11]) + Number(fields[12])) * tickMs : 0
  })
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0)
}
