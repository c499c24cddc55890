// A separate chunk, so that React is evaluated in its own task.
import 'react-dom/client'
