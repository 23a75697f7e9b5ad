'use client';

/** Columns of a row: rank, handle, name, score, gap, points, console, date, comment and record id. */
export type Row = readonly [number, string, string, number, number, number, number, string, string, number];

const HEAD = ['Rank', 'Player', 'Score', 'Gap', 'Points', 'Console', 'Date', 'Comment'];

/** Renders a ranking table on the server and sends the rows to the browser for hydration, like our own table. */
export function Table({ rows }: { rows: readonly Row[] }) {
  return (
    <table>
      <thead>
        <tr>
          {HEAD.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([rank, handle, name, score, gap, points, console, date, comment, record]) => (
          <tr key={record}>
            <td>{rank}</td>
            <td>
              <a href={`/user/${handle}`}>{name}</a>
            </td>
            <td>
              <a href={`/record/${record}`}>{score}</a>
            </td>
            <td>{gap}</td>
            <td>{points}</td>
            <td>{console}</td>
            <td>
              <time dateTime={date}>{date}</time>
            </td>
            <td>{comment}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
